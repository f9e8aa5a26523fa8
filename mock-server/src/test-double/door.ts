import { setTimeout as wait } from 'node:timers/promises';
import type { ApiDocument } from '@grt/sdk/document';
import type { HttpApp, HttpEnv } from '../core/http/http-env.ts';
import { errorEnvelope } from '../core/http/problem.ts';
import { randomUuid, type Random } from '../core/ids.ts';
import { silentLog } from '../core/log.ts';
import { Refusal } from '../core/refusal.ts';
import { exampleReply } from './examples.ts';
import type { FaultPlan } from './faults.ts';
import type { WritableJournal } from './journal.ts';
import { isEndless, readText, valueOf } from './message-body.ts';
import { operationFinder } from './operations-by-path.ts';
import { preferredFault, readPreferences, wantsExample } from './preferences.ts';
import type { Fault, JournalEntry } from './public-api.ts';
import { requestedTime } from './request-time.ts';
import type { DoubleClock } from './test-clock.ts';

export interface DoorParts {
  readonly document: ApiDocument;
  readonly faults: FaultPlan;
  readonly journal: WritableJournal;
  readonly random: Random;
  readonly clock: DoubleClock;
  /** The platform as it is at the moment. */
  readonly app: () => Pick<HttpApp, 'fetch'>;
}

/** The connection was cut, which is no reply. */
class CutConnection extends Error {}

/** What every request passes before the platform: faults, and the journal. */
export function createDoor(parts: DoorParts): (request: Request, env: HttpEnv['Bindings']) => Promise<Response> {
  const { document, clock } = parts;
  const find = operationFinder(document.operations);
  return async (request, env) => {
    const asked = await readText(request);
    const { pathname, search } = new URL(request.url);
    const found = find(request.method === 'HEAD' ? 'GET' : request.method, pathname);
    const isCall = pathname.startsWith('/api/');
    const prefers = readPreferences(request.headers.get('prefer'));
    const hasExample = found !== undefined && wantsExample(prefers);
    const fault =
      preferredFault(prefers) ?? (isCall && !hasExample ? parts.faults.take(found?.operation.id) : undefined);
    const startMs = performance.now();
    const entry = {
      operation: found?.operation.id,
      parameters: found?.parameters ?? {},
      at: clock.now().toISOString(),
      method: request.method,
      path: pathname + search,
      requestHeaders: Object.fromEntries(request.headers),
      requestBody: valueOf(asked, request),
    };
    const answer = (): Response | Promise<Response> => {
      if (prefers.wrongDelay !== undefined)
        throw new Refusal(400, `Prefer: delay must be in milliseconds, such as delay=200, not ${prefers.wrongDelay}.`);
      if (hasExample) return exampleReply(document, found.operation, prefers);
      const moment = requestedTime(request.headers, clock.now());
      const ask = () => {
        if (asked === undefined) return parts.app().fetch(request, env);
        // What was read here cannot be read from the socket again.
        const { method, headers } = request;
        return parts.app().fetch(new Request(request.url, { method, headers, body: asked }), {});
      };
      if (moment === undefined) return ask();
      entry.at = moment.toISOString();
      return clock.at(moment, ask);
    };
    const note = (reply: Pick<JournalEntry, 'status' | 'replyHeaders' | 'replyBody'>) =>
      parts.journal.add({ ...entry, ...reply, tookMs: performance.now() - startMs });
    try {
      const reply = await withFault(parts, fault, answer);
      if (isCall) {
        // A copy of what never ends would hold all of it, and keep the platform from seeing that its reader has gone.
        const replyBody = isEndless(reply) ? undefined : valueOf(await readText(reply.clone()), reply);
        note({ status: reply.status, replyHeaders: Object.fromEntries(reply.headers), replyBody });
      }
      return fault === undefined ? reply : await spoiled(reply, fault);
    } catch (error) {
      if (!(error instanceof CutConnection)) throw error;
      note({ status: 0, replyHeaders: {}, replyBody: undefined });
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
  if (fault?.status !== undefined) return replyTo(refusalOf(fault.status, fault.retryAfter), random);
  const reply = await refusing(random, run);
  if (fault?.cut === 'after') {
    await reply.body?.cancel();
    throw new CutConnection();
  }
  return reply;
}

async function refusing(random: Random, run: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal) return replyTo(error, random);
    throw error;
  }
}

function refusalOf(status: NonNullable<Fault['status']>, retryAfter = 1): Refusal {
  const headers = status === 429 || status === 503 ? { 'Retry-After': String(retryAfter) } : undefined;
  const errors = status === 422 ? { test: ['This is refused by a fault of the test.'] } : undefined;
  return new Refusal(status, 'This is refused by a fault of the test.', { headers, errors });
}

function replyTo(refusal: Refusal, random: Random): Response {
  const { body } = errorEnvelope(refusal, { requestId: randomUuid(random), log: silentLog, request: '' });
  return Response.json(body, { status: refusal.status, headers: refusal.headers });
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
