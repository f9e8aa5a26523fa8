import { productVersion } from '@grt/sdk/contract';
import { redactJson, redactText } from '../core/redaction.ts';
import type { JournalEntry } from './public-api.ts';

const secret = new Set(['authorization', 'cookie', 'set-cookie']);

/** The calls as an HTTP archive. @see https://w3c.github.io/web-performance/specs/HAR/Overview.html */
export function harOf(entries: readonly JournalEntry[]): object {
  return {
    log: { version: '1.2', creator: { name: 'GRT', version: productVersion }, entries: entries.map(entryOf) },
  };
}

function entryOf(entry: JournalEntry): object {
  const url = `http://127.0.0.1${redactText(entry.path)}`;
  return {
    startedDateTime: entry.at,
    time: entry.tookMs,
    request: {
      method: entry.method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairsOf(entry.requestHeaders),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(entry.requestBody === undefined
        ? {}
        : { postData: { mimeType: entry.requestHeaders['content-type'] ?? '', text: textOf(entry.requestBody) } }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: entry.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairsOf(entry.replyHeaders),
      content: {
        size: -1,
        mimeType: entry.replyHeaders['content-type'] ?? '',
        ...(entry.replyBody === undefined ? {} : { text: textOf(entry.replyBody) }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: entry.tookMs, receive: 0 },
  };
}

function textOf(body: unknown): string {
  const safe = redactJson(body);
  return typeof safe === 'string' ? safe : JSON.stringify(safe);
}

function pairsOf(headers: Readonly<Record<string, string>>) {
  return Object.entries(withoutSecrets(headers)).map(([name, value]) => ({ name, value }));
}

/** Headers without tokens and cookies. */
export function withoutSecrets(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !secret.has(name)));
}
