import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '@grt/sdk/document';
import type { HttpApp, HttpEnv } from '../core/http/http-env.ts';
import { errorEnvelope } from '../core/http/problem.ts';
import { randomUuid, type Random } from '../core/ids.ts';
import { silentLog } from '../core/log.ts';
import { Refusal } from '../core/refusal.ts';
import type { FaultPlan } from './faults.ts';
import type { WritableJournal } from './journal.ts';
import { operationFinder } from './operations-by-path.ts';
import type { Fault } from './public-api.ts';

const longestText = 65_536;

export interface DoorParts {
  readonly operations: readonly Operation[];
  readonly faults: FaultPlan;
  readonly journal: WritableJournal;
  readonly random: Random;
  readonly now: () => Date;
  /** The platform as it is at the moment. */
  readonly app: () => Pick<HttpApp, 'fetch'>;
}

/** The connection was cut, which is no reply. */
class CutConnection extends Error {}

/** What every request passes before the platform: faults, and the journal. */
export function createDoor(parts: DoorParts): (request: Request, env: HttpEnv['Bindings']) => Promise<Response> {
  const find = operationFinder(parts.operations);
  return async (request, env) => {
    const asked = await readText(request);
    const { pathname, search } = new URL(request.url);
    const found = find(request.method === 'HEAD' ? 'GET' : request.method, pathname);
    const fault = parts.faults.take(found?.operation.id, request.headers.get('prefer'));
    const startMs = performance.now();
    const entry = {
      operation: found?.operation.id,
      parameters: found?.parameters ?? {},
      at: parts.now().toISOString(),
      method: request.method,
      path: pathname + search,
      requestHeaders: Object.fromEntries(request.headers),
      requestBody: valueOf(asked, request),
    };
    const isCall = pathname.startsWith('/api/');
    try {
      const reply = await withFault(parts, fault, () => {
        if (asked === undefined) return parts.app().fetch(request, env);
        // What was read here cannot be read from the socket again.
        const { method, headers } = request;
        return parts.app().fetch(new Request(request.url, { method, headers, body: asked }), {});
      });
      const replyHeaders = Object.fromEntries(reply.headers);
      const replyBody = isCall ? valueOf(await readText(reply.clone()), reply) : undefined;
      if (isCall)
        parts.journal.add({
          ...entry,
          status: reply.status,
          replyHeaders,
          replyBody,
          tookMs: performance.now() - startMs,
        });
      return fault === undefined ? reply : await spoiled(reply, fault);
    } catch (error) {
      if (!(error instanceof CutConnection)) throw error;
      parts.journal.add({
        ...entry,
        status: 0,
        replyHeaders: {},
        replyBody: undefined,
        tookMs: performance.now() - startMs,
      });
      env.outgoing?.destroy();
      return new Response(null, { status: 500 });
    }
  };
}

async function withFault(
  { random }: DoorParts,
  fault: Fault | undefined,
  run: () => Response | Promise<Response>,
): Promise<Response> {
  if (fault?.delayMs !== undefined) await wait(fault.delayMs);
  if (fault?.cut === 'before') throw new CutConnection();
  if (fault?.status !== undefined) return refusalOf(fault.status, fault.retryAfter, random);
  const reply = await run();
  if (fault?.cut === 'after') {
    await reply.body?.cancel();
    throw new CutConnection();
  }
  return reply;
}

function refusalOf(status: NonNullable<Fault['status']>, retryAfter = 1, random: Random): Response {
  const headers = status === 429 || status === 503 ? { 'Retry-After': String(retryAfter) } : undefined;
  const errors = status === 422 ? { test: ['This is refused by a fault of the test.'] } : undefined;
  const refusal = new Refusal(status, 'This is refused by a fault of the test.', { headers, errors });
  const envelope = errorEnvelope(refusal, { requestId: randomUuid(random), log: silentLog, request: '' });
  return Response.json(envelope.body, { status, ...(headers ? { headers } : {}) });
}

/** The reply, slow or broken. */
async function spoiled(reply: Response, { slowBodyMs, malformed }: Fault): Promise<Response> {
  if (slowBodyMs === undefined && malformed !== true) return reply;
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  const headers = new Headers(reply.headers);
  headers.delete('content-length');
  if (malformed === true) return new Response(half, { status: reply.status, headers });
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(half);
      await wait(slowBodyMs);
      controller.enqueue(bytes.subarray(half.length));
      controller.close();
    },
  });
  return new Response(body, { status: reply.status, headers });
}

/** The body of a message, if it is a text of moderate length; undefined otherwise. */
async function readText(message: Request | Response): Promise<string | undefined> {
  const type = message.headers.get('content-type') ?? '';
  const isText = /json|^text\/plain/.test(type) && !message.headers.has('content-encoding');
  const length = Number(message.headers.get('content-length') ?? 0);
  if (message.body === null || !isText || length > longestText) return undefined;
  const text = await message.text();
  return message instanceof Request || text.length <= longestText ? text : undefined;
}

function valueOf(text: string | undefined, { headers }: Request | Response): unknown {
  if (text === undefined || text.length > longestText) return undefined;
  try {
    return headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}
