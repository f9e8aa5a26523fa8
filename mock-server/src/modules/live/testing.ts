import type { LiveChange } from '@grt/sdk/contract';
import type { TestServer } from '../../testing.ts';

/** What someone who follows has received. */
export interface Following {
  readonly status: number;
  readonly headers: Headers;
  /** Everything so far, as it came. */
  readonly text: () => string;
  readonly changes: () => LiveChange[];
  /** The position of the last event. */
  readonly position: () => string;
  /** Settles when the server ends the reply. */
  readonly ended: Promise<void>;
  /** Goes away. */
  readonly leave: () => Promise<void>;
}

/** Follows as a screen does. @param query - such as `&after=…` */
export async function following(
  { fetch, baseUrl }: Pick<TestServer, 'fetch' | 'baseUrl'>,
  token: string,
  query = '',
): Promise<Following> {
  const response = await fetch(`${baseUrl}/admin/live?follow=true${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const read = async (): Promise<void> => {
    for (let chunk = await reader?.read(); chunk?.done === false; chunk = await reader?.read())
      text += decoder.decode(chunk.value, { stream: true });
  };
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    changes: () => changesIn(text),
    position: () => positionIn(text),
    ended: read(),
    leave: async () => reader?.cancel(),
  };
}

/** The events of a reply. */
export const changesIn = (text: string): LiveChange[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as LiveChange);

export const positionIn = (text: string): string => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
