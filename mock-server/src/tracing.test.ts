import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Domain } from '@grt/sdk/contract';
import { isConfigured } from './core/tracing/open-tracing.ts';
import { aCsv, manyRows } from './modules/feeds/testing.ts';
import { call } from './testing/api-calls.ts';
import { aHost, type Host } from './testing/feed-host.ts';
import { aPlaceWithPeople } from './testing/places.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { testPassword } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

/** A span as OTLP has it in JSON, with its attributes as an object. */
interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly status?: { readonly code?: number };
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<Span, 'attributes'> & { attributes: Attribute[] })[];
    }[];
  }[];
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

describe('a server with a collector of traces', () => {
  const spans: Span[] = [];
  const services = new Set<unknown>();
  const traceparents: (string | undefined)[] = [];
  let collector: Host;
  let feeds: Host;
  let server: ServerProcess;
  let token: string;
  beforeAll(async () => {
    const keep = async (request: IncomingMessage): Promise<void> => {
      const sent = JSON.parse(await text(request)) as Sent;
      for (const { resource, scopeSpans } of sent.resourceSpans) {
        services.add(`${request.url ?? ''} ${String(valuesOf(resource.attributes)['service.name'])}`);
        const all = scopeSpans.flatMap((scope) => scope.spans);
        for (const span of all) spans.push({ ...span, attributes: valuesOf(span.attributes) });
      }
    };
    collector = await aHost((request, reply) => {
      const answer = () => reply.setHeader('Content-Type', 'application/json').end('{}');
      void keep(request).then(answer);
    });
    feeds = await aHost((request, reply) => {
      traceparents.push(request.headers['traceparent'] as string | undefined);
      reply.setHeader('Content-Type', 'text/csv').end(aCsv(manyRows(3)));
    });
    // Without the demo, whose thousands of spans would not all be kept until the collector has taken them.
    const dataDir = await aPlaceWithPeople();
    const settings = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'grt-test',
      OTEL_BSP_SCHEDULE_DELAY: '50',
      GRT_FEED_FETCH_ALLOW: feeds.name,
      GRT_TRAFFIC: 'off',
      LOG_LEVEL: 'debug',
    };
    server = await startServerProcess(settings, undefined, dataDir);
    const json = { username: 'acme', password: testPassword };
    ({ token } = (await call(server, '/auth/client/login', { json })).body);
  });
  afterAll(async () => {
    await server.stop();
    await collector.close();
    await feeds.close();
  });

  const seen = async (isIt: (span: Span) => boolean): Promise<Span> => {
    await expect.poll(() => spans.find(isIt)).toBeDefined();
    return spans.find(isIt) as Span;
  };

  it('sends a span for each call, in the trace of its caller, with statements below it, and logs its ids', async () => {
    const [traceId, parentSpanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const headers = { traceparent: `00-${traceId}-${parentSpanId}-01`, 'X-Request-Id': 'req_traced_call' };
    expect((await call(server, '/client/feeds/999999', { token, headers })).status).toBe(404);
    const span = await seen((one) => one.traceId === traceId && one.parentSpanId === parentSpanId);
    expect(span).toMatchObject({
      name: 'clientFeeds.show',
      kind: 2,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/client/feeds/{id}',
        'url.path': '/api/client/feeds/999999',
        'http.response.status_code': 404,
        'grt.request_id': 'req_traced_call',
      },
    });
    const statement = await seen((one) => one.parentSpanId === span.spanId && one.name === 'SELECT');
    expect(statement.attributes['db.query.text']).toContain('from "sessions"');
    expect([...services]).toEqual(['/v1/traces grt-test']);
    const line =
      server
        .output()
        .split('\n')
        .find((one) => one.includes('req_traced_call')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ message: 'Request', trace_id: traceId, span_id: span.spanId });
  });

  it('sends a span for each job, which names the request it comes from, and passes it on to other servers', async () => {
    const [domain]: Domain[] = (await call(server, '/domains/approved', { token })).body.data;
    const json = {
      feed_name: 'Traced',
      category: 'girls',
      has_header_row: true,
      domain_id: domain?.id,
      feed_url: `${feeds.url}/feed.csv`,
    };
    const headers = { 'X-Request-Id': 'req_traced_feed' };
    const reply = await call(server, '/client/feeds', { token, json, headers });
    expect(reply.status).toBe(201);
    const job = await seen((one) => one.name === 'job feeds.fetch');
    expect([job.kind, job.attributes['grt.request_id']]).toEqual([5, 'req_traced_feed']);
    const fetched = await seen((one) => one.traceId === job.traceId && one.name === 'GET');
    expect(fetched).toMatchObject({ kind: 3, parentSpanId: job.spanId });
    expect(fetched.attributes).toMatchObject({ 'server.port': feeds.port, 'http.response.status_code': 200 });
    expect(traceparents).toContain(`00-${job.traceId}-${fetched.spanId}-01`);
  });
});

it.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }, false],
])('%j traces: %j', (environment, expected) => {
  expect(isConfigured(environment)).toBe(expected);
});

it('loads nothing of it unless it is configured', async () => {
  const loaded = () =>
    Object.keys(createRequire(import.meta.url).cache).filter((path) => /@opentelemetry\/(?:sdk|exporter)/.test(path));
  await import('./app.ts');
  expect(loaded()).toEqual([]);
  await import('./core/tracing/otlp-tracing.ts');
  expect(loaded()).not.toEqual([]);
});
