import type { Client } from 'pg';

/** A statement as it was sent. */
export interface SentQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records every SELECT that PostgreSQL clients send, until it is stopped. */
export function recordQueries(client: typeof Client): { readonly queries: SentQuery[]; readonly stop: () => void } {
  const queries: SentQuery[] = [];
  const original: unknown = Reflect.get(client.prototype, 'query');
  if (typeof original !== 'function') throw new TypeError('The PostgreSQL client has no query method');
  const recording = function recording(this: unknown, ...sent: unknown[]): unknown {
    const [first, second] = sent;
    const text = typeof first === 'string' ? first : textOf(first);
    const values = Array.isArray(second) ? second : [];
    if (
      /^\s*(select|with)\b/iu.test(text) &&
      !/\bsessions\b/u.test(text) &&
      !/for (no key )?update|for share/iu.test(text)
    )
      queries.push({ text, values });
    return Reflect.apply(original, this, sent);
  };
  Reflect.set(client.prototype, 'query', recording);
  return { queries, stop: () => void Reflect.set(client.prototype, 'query', original) };
}

function textOf(sent: unknown): string {
  const text: unknown = typeof sent === 'object' && sent !== null && 'text' in sent ? sent.text : '';
  return typeof text === 'string' ? text : '';
}
