import { useRef } from 'react';
import { ServerError } from '@grt/sdk';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Sends something in a way that is not done twice.
 * @param content - what is sent
 * @param call - sends it with the key */
export type Once = <Reply>(content: unknown, call: (idempotencyKey: string) => Promise<Reply>) => Promise<Reply>;

/** For a call that must not be done twice when its reply was lost and the user sends it again: the same content gets the
 * same idempotency key until the server has said what became of it. */
export function useOnce(): Once {
  const kept = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return async (content, call) => {
    const text = JSON.stringify(content);
    if (kept.current?.text !== text) kept.current = { text, key: newIdempotencyKey() };
    try {
      const reply = await call(kept.current.key);
      kept.current = undefined;
      return reply;
    } catch (error) {
      if (error instanceof ServerError && error.status < 500) kept.current = undefined;
      throw error;
    }
  };
}
