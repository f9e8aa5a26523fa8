import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type TextMapGetter,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Log } from '../log.ts';
import type { RunningSpan, SpanStart, Tracing } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };

const getter: TextMapGetter<Headers> = {
  keys: (headers) => [...headers.keys()],
  get: (headers, key) => headers.get(key) ?? undefined,
};

/** Sends spans to the collector that OpenTelemetry's own variables name: endpoint, headers, service name, sampler.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
export function openOtlpTracing(log: Log, version: string): Tracing {
  const warn = (message: string) => log.warn('Traces could not be sent', { reason: message });
  const ignore = () => undefined;
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'grt', 'service.version': version }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('grt', version);
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();
  const active = (): Context => contexts.getStore() ?? ROOT_CONTEXT;

  return {
    inSpan({ name, kind, facts = {}, headers }: SpanStart, work) {
      const parent = headers ? propagator.extract(ROOT_CONTEXT, headers, getter) : active();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, parent);
      return contexts.run(trace.setSpan(parent, span), async () => {
        const running = runningSpan(span);
        try {
          return await work(running);
        } catch (error) {
          running.fail(error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    current() {
      const span = trace.getSpan(active());
      return span && runningSpan(span);
    },
    ids() {
      const context = trace.getSpanContext(active());
      return context && { trace_id: context.traceId, span_id: context.spanId };
    },
    headers() {
      const carrier: Record<string, string> = {};
      propagator.inject(active(), carrier, defaultTextMapSetter);
      return carrier;
    },
    close: () => provider.shutdown(),
  };
}

function runningSpan(span: Span): RunningSpan {
  return {
    describe(facts, name) {
      span.setAttributes({ ...facts });
      if (name !== undefined) span.updateName(name);
    },
    fail(error) {
      // Not the message, which may name people; the log has it under the same ids.
      const type = error instanceof Error ? error.name : undefined;
      span.setStatus({ code: SpanStatusCode.ERROR });
      if (type !== undefined) span.setAttribute('error.type', type);
    },
  };
}
