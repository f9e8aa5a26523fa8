import { useRef } from 'react';
import { AbortedError, BadReplyError, ForbiddenError, NotSignedInError, ServerError, setbackOf } from '@grt/sdk';
import { newIdempotencyKey } from './idempotency-key.ts';

/** What makes the server do a call once, however often it is sent. */
interface OnceOptions {
  readonly idempotencyKey: string;
}

/** Sends something in a way that is not done twice.
 * @param content - what is sent
 * @param call - sends it with the options that it is given */
export type Once = <Reply>(content: unknown, call: (options: OnceOptions) => Promise<Reply>) => Promise<Reply>;

/** For calls that must not be done twice when a reply was lost and the user sends the form again, such as all that create
 * something: the same content gets the same idempotency key until the server has said what became of it. Other content
 * gets another key, since the server refuses a key that comes with another body. Success ends the form: what is sent after
 * it is new, even if it is the same.
 * @see docs/decisions/0005-http-core.md, 5 */
export function useOnce(): Once {
  const kept = useRef(new Map<string, string>());
  return async (content, call) => {
    const keys = kept.current;
    const text = textOf(content);
    const idempotencyKey = keys.get(text) ?? newIdempotencyKey();
    keys.set(text, idempotencyKey);
    try {
      const reply = await call({ idempotencyKey });
      keys.clear();
      return reply;
    } catch (error) {
      if (!mayBeDone(error)) keys.delete(text);
      throw error;
    }
  };
}

/** A file has no text of its own: it counts as the same while it looks the same in its folder. */
function textOf(content: unknown): string {
  return JSON.stringify(content, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/** These say nothing of earlier attempts: the call was canceled, its reply is unreadable, or the server turned it away
 * before it looked at the key. */
const silent = [AbortedError, BadReplyError, ForbiddenError, NotSignedInError];

/** Whether this attempt, or an earlier one with the same key, may have been carried out although it failed. */
const mayBeDone = (error: unknown): boolean =>
  setbackOf(error) !== undefined ||
  (error instanceof ServerError && error.status >= 500) ||
  silent.some((kind) => error instanceof kind);
