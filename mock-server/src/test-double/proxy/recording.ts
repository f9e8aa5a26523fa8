import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { redactJson } from '../../core/redaction.ts';

/** One line of a recording. Tokens and passwords are not in it. */
interface RecordedCall {
  readonly at: string;
  readonly method: string;
  /** Below the API's base, with the query. */
  readonly path: string;
  readonly request?: RecordedBody;
  readonly status: number;
  readonly reply?: RecordedBody;
}

/** JSON as it is, other texts and files in Base64. */
interface RecordedBody {
  readonly type: string;
  readonly json?: unknown;
  readonly base64?: string;
}

export interface Message {
  readonly type: string | undefined;
  readonly bytes: Uint8Array;
}

export interface CallToRecord {
  readonly at: Date;
  readonly method: string;
  readonly path: string;
  readonly request: Message;
  readonly status: number;
  readonly reply: Message;
}

/** Writes a recording, a line for each call at once, so that a process that is killed leaves what it had. */
export function recordTo(file: string): (call: CallToRecord) => void {
  writeFileSync(file, '');
  return ({ at, method, path, request, status, reply }) => {
    const [asked, answered] = [bodyOf(request), bodyOf(reply)];
    const line: RecordedCall = {
      at: at.toISOString(),
      method,
      path,
      ...(asked ? { request: asked } : {}),
      status,
      ...(answered ? { reply: answered } : {}),
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
}

export interface ReplayedReply {
  readonly status: number;
  readonly type: string | undefined;
  readonly bytes: Uint8Array;
}

/** Answers from a recording: the nth request that is the same gets the nth reply, and later ones the last.
 * @throws Error that names the line that is not one of a recording */
export async function replayFrom(file: string) {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const calls = lines.map((line, index) => readCall(line, `${file}, line ${String(index + 1)}`));
  const kept = new Map<string, { readonly replies: ReplayedReply[]; next: number }>();
  for (const { method, path, request, status, reply } of calls) {
    const key = keyOf(method, path, request);
    const known = kept.get(key) ?? { replies: [], next: 0 };
    known.replies.push({ status, type: reply?.type, bytes: bytesOf(reply) });
    kept.set(key, known);
  }
  return {
    calls: calls.map(({ method, path }) => `${method} ${path}`),
    replyTo(method: string, path: string, request: Message): ReplayedReply | undefined {
      const found = kept.get(keyOf(method, path, bodyOf(request)));
      if (!found) return undefined;
      const reply = found.replies[Math.min(found.next, found.replies.length - 1)];
      found.next += 1;
      return reply;
    },
  };
}

function readCall(line: string, place: string): RecordedCall {
  try {
    const call = JSON.parse(line) as RecordedCall;
    if (typeof call.method === 'string' && typeof call.path === 'string' && typeof call.status === 'number')
      return call;
  } catch (error) {
    throw new Error(`${place}: not a line of a recording`, { cause: error });
  }
  throw new Error(`${place}: not a line of a recording`);
}

function bodyOf({ type, bytes }: Message): RecordedBody | undefined {
  if (bytes.byteLength === 0) return undefined;
  const known = type ?? 'application/octet-stream';
  if (/\bjson\b/i.test(known)) {
    try {
      return { type: known, json: redactJson(JSON.parse(new TextDecoder().decode(bytes))) };
    } catch {
      // Broken JSON is kept as it is.
    }
  }
  return { type: known, base64: Buffer.from(bytes).toString('base64') };
}

function bytesOf(body: RecordedBody | undefined): Uint8Array {
  if (body?.base64 !== undefined) return Buffer.from(body.base64, 'base64');
  return body === undefined ? new Uint8Array() : new TextEncoder().encode(JSON.stringify(body.json));
}

/** A form's boundary is another one each time. */
function keyOf(method: string, path: string, body: RecordedBody | undefined): string {
  const [, boundary = ''] = /boundary=([^;]+)/.exec(body?.type ?? '') ?? [];
  const bytes = bytesOf(body);
  const text = boundary === '' ? bytes : Buffer.from(bytes).toString('latin1').replaceAll(boundary, '');
  return `${method} ${path} ${createHash('sha256').update(text).digest('hex')}`;
}
