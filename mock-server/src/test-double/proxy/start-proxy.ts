import { loadDocument } from '../../core/http/document.ts';
import { contractSchemas } from '../../core/http/contract-schemas.ts';
import { listen } from '../../core/http/listen.ts';
import { systemClock } from '../../core/clock.ts';
import { isEndless } from '../message-body.ts';
import { operationFinder } from '../operations-by-path.ts';
import { createDifferences, differenceText, type DifferenceReport } from './differences.ts';
import { recordTo, replayFrom, type Message } from './recording.ts';
import { replyFault } from './reply-fault.ts';
import { createRequestCheck } from './request-check.ts';

const graceMs = 1000;
/** Headers of one connection, and those that no longer fit a body that was read. */
const ofConnection = ['connection', 'content-length', 'content-encoding', 'host', 'keep-alive', 'transfer-encoding'];

export interface ProxyOptions {
  /** The base of another implementation's API, which stands for /api here. */
  readonly upstream?: string;
  /** Keeps every call in this file. */
  readonly record?: string;
  /** Answers from such a file instead of an implementation. */
  readonly replay?: string;
  readonly port?: number;
}

/** Compares another implementation of the contract while it is used. */
export interface ContractProxy {
  readonly url: string;
  report(): DifferenceReport;
  close(): Promise<void>;
}

type Answer = (method: string, path: string, message: Message, headers: Headers) => Promise<Response>;

/** Starts it on 127.0.0.1.
 * @throws Error for a recording that cannot be read */
export async function startProxy(options: ProxyOptions): Promise<ContractProxy> {
  const document = await loadDocument();
  const schemas = contractSchemas(document);
  const find = operationFinder(document.operations);
  const differences = createDifferences();
  const answer = options.replay === undefined ? forwardTo(options.upstream ?? '') : await replaying(options.replay);
  const record = options.record === undefined ? undefined : recordTo(options.record);
  const requests = await createRequestCheck(document);
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/_test/differences') return reportOf(differences.report(), search);
    if (!pathname.startsWith('/api/')) return refusal(404, 'Only /api and /_test/differences are here.');
    const { method, headers } = request;
    const asked = {
      type: headers.get('content-type') ?? undefined,
      bytes: new Uint8Array(await request.arrayBuffer()),
    };
    const path = pathname.slice('/api'.length) + search;
    const reply = await answer(method, path, asked, headers);
    if (isEndless(reply)) return reply;
    const bytes = new Uint8Array(await reply.clone().arrayBuffer());
    const type = reply.headers.get('content-type') ?? undefined;
    record?.({ at: systemClock.now(), method, path, request: asked, status: reply.status, reply: { type, bytes } });
    const found = find(method === 'HEAD' ? 'GET' : method, pathname);
    const again = new Request(request.url, {
      method,
      headers,
      ...(asked.bytes.byteLength > 0 ? { body: asked.bytes } : {}),
    });
    differences.add({
      operation: found?.operation.id ?? `${method} ${pathname}`,
      call: `${method} ${path}`,
      request: found ? await requests.faultOf(again) : 'this is not in the contract',
      reply: found && method !== 'HEAD' ? faultOf(reply) : undefined,
    });
    return reply;

    function faultOf({ status }: Response): string | undefined {
      if (reply.headers.has(unanswered)) return `there was no answer: ${reply.headers.get(unanswered) ?? ''}`;
      return found && replyFault(schemas, found.operation, { status, type, bytes });
    }
  };
  const listening = await listen({ fetch }, { host: '127.0.0.1', port: options.port ?? 0 });
  return {
    url: `http://127.0.0.1:${String(listening.port)}`,
    report: () => differences.report(),
    async close() {
      await listening.close(graceMs);
      await requests.close();
    },
  };
}

/** Marks answers of our own, when there is none of the other side. */
const unanswered = 'grt-proxy-failure';

function forwardTo(upstream: string): Answer {
  const base = upstream.endsWith('/') ? upstream.slice(0, -1) : upstream;
  return async (method, path, { bytes }, given) => {
    const headers = new Headers(given);
    for (const name of ofConnection) headers.delete(name);
    headers.set('accept-encoding', 'identity');
    const body = bytes.byteLength > 0 ? { body: bytes } : {};
    try {
      const reply = await globalThis.fetch(base + path, { method, headers, redirect: 'manual', ...body });
      const kept = new Headers(reply.headers);
      for (const name of ofConnection) kept.delete(name);
      const content = [204, 304].includes(reply.status) ? null : await reply.arrayBuffer();
      return new Response(content, { status: reply.status, headers: kept });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return refusal(502, `${base} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  };
}

async function replaying(file: string): Promise<Answer> {
  const recording = await replayFrom(file);
  return async (method, path, message) => {
    const found = recording.replyTo(method, path, message);
    if (!found) {
      const [place] = path.split('?', 1);
      const near = recording.calls.filter((call) => call.split('?', 1)[0] === `${method} ${place ?? ''}`);
      const has = near.length === 0 ? 'It has none of that path.' : `It has: ${[...new Set(near)].join(', ')}.`;
      return refusal(502, `The recording has no ${method} ${path} with this body. ${has}`);
    }
    const headers = new Headers(found.type === undefined ? {} : { 'Content-Type': found.type });
    return new Response(found.bytes.byteLength === 0 ? null : Buffer.from(found.bytes), {
      status: found.status,
      headers,
    });
  };
}

function refusal(status: number, message: string): Response {
  const body = { success: false, message, code: 'unavailable' };
  return Response.json(body, { status, headers: { [unanswered]: message.replaceAll(/[^\x20-\x7e]/g, '?') } });
}

function reportOf(report: DifferenceReport, search: string): Response {
  if (new URLSearchParams(search).get('format') === 'text') return new Response(`${differenceText(report)}\n`);
  return Response.json(report);
}
