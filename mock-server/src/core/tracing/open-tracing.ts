import type { Log } from '../log.ts';
import type { Tracing } from './tracing.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Opens tracing if OpenTelemetry's variables name a collector; otherwise nothing of it is loaded. */
export async function openTracing(environment: Environment, log: Log, version: string): Promise<Tracing | undefined> {
  if (!isConfigured(environment)) return undefined;
  const { openOtlpTracing } = await import('./otlp-tracing.ts');
  return openOtlpTracing(log, version);
}

/** An empty variable counts as absent. */
export function isConfigured(environment: Environment): boolean {
  const endpoint = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  const isOff =
    environment['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' || environment['OTEL_TRACES_EXPORTER'] === 'none';
  return Boolean(endpoint) && !isOff;
}
