import type { IncomingMessage } from 'node:http';

import { Refusal } from '../refusal.ts';
import type { HttpContext, HttpEnv } from './http-env.ts';

/** No live client pauses for longer than this in the middle of a body. */
const idleMs = 30_000;

/** Slower than the slowest mobile network, a body only keeps a connection busy: after a minute, so many bytes have to have
 * arrived for each second. */
const graceMs = 60_000;
const leastBytesPerSecond = 4096;

/** The body of a request, chunk by chunk, reading only what is requested. Leaving it half read is safe: the
 * rest is drained after the reply (see lingering.ts), so that a client that is still sending sees the reply.
 * Directly from the socket if there is one, since a request's web stream cannot be left half read; otherwise
 * (requests made in a test) from the web stream.
 * @throws Refusal 408 if no byte arrives for 30 seconds, or fewer than 4 KiB per second after the first minute; 400 if the client disconnects. */
export async function* bodyOf(c: HttpContext): AsyncGenerator<Uint8Array, void, undefined> {
  const incoming = incomingOf(c);
  const startMs = performance.now();
  let bytes = 0;
  const chunks = incoming ? fromSocket(incoming) : fromWeb(c.req.raw.body);
  try {
    for (;;) {
      const allowedMs = graceMs + (bytes / leastBytesPerSecond) * 1000 - (performance.now() - startMs);
      const next = await withinTime(chunks.next(), Math.min(idleMs, allowedMs));
      if (next.done === true) return;
      bytes += next.value.length;
      yield next.value;
    }
  } finally {
    chunks.return?.(undefined)?.catch(() => undefined); // not awaited: it only settles when the pending chunk arrives
  }
}

/** The declared length of a body in bytes; undefined when it comes in chunks. */
export function declaredLength(c: HttpContext): number | undefined {
  const header = c.req.header('content-length');
  return header !== undefined && /^\d+$/.test(header) ? Number(header) : undefined;
}

/** Whether a request has a body at all. */
export function hasBody(c: HttpContext): boolean {
  const length = declaredLength(c);
  if (length !== undefined) return length > 0;
  return incomingOf(c) ? c.req.header('transfer-encoding') !== undefined : c.req.raw.body !== null;
}

/** Node's side of a request; undefined if not made over a socket. */
export function incomingOf(c: HttpContext): IncomingMessage | undefined {
  const bindings: HttpEnv['Bindings'] | undefined = c.env; // absent in app.request()
  return bindings?.incoming;
}

function fromSocket(incoming: IncomingMessage): AsyncIterator<Uint8Array> {
  const iterator = incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  return {
    async next() {
      try {
        return await iterator.next();
      } catch (error) {
        throw new Refusal(400, 'The request was interrupted.', { code: 'broken_off', cause: error });
      }
    },
    async return() {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
  };
}

async function* fromWeb(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void, undefined> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

async function withinTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, 'The request was incomplete.')), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
