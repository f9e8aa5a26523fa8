/** Plain facts about a span, under the names of OpenTelemetry's semantic conventions where there is one. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A span to be. */
export interface SpanStart {
  readonly name: string;
  /** `server`: a call that came in; `consumer`: a job; `client`: a request or a statement that goes out. */
  readonly kind: 'server' | 'consumer' | 'client';
  readonly facts?: SpanFacts;
  /** Headers of a call that came in, with the span of whoever sent it. */
  readonly headers?: Headers;
}

/** A span while its work is running. */
export interface RunningSpan {
  /** Adds facts; with a name, renames it. */
  describe(facts: SpanFacts, name?: string): void;
  /** Marks it as failed. */
  fail(error?: unknown): void;
}

/** What traces the work of a process; otlp-tracing.ts, which is loaded only if a collector is configured. */
export interface Tracing {
  inSpan<T>(start: SpanStart, work: (span: RunningSpan) => Promise<T>): Promise<T>;
  current(): RunningSpan | undefined;
  /** The running span's ids, in hexadecimal, for the log. */
  ids(): { readonly trace_id: string; readonly span_id: string } | undefined;
  /** Headers that pass the running span on to another server (W3C Trace Context). */
  headers(): Readonly<Record<string, string>>;
  /** Sends what is left. */
  close(): Promise<void>;
}

const untraced: RunningSpan = { describe: () => undefined, fail: () => undefined };

let tracing: Tracing | undefined;

/** Traces everything that begins from now on. */
export function traceWith(one: Tracing | undefined): void {
  tracing = one;
}

export function isTraced(): boolean {
  return tracing !== undefined;
}

/** Runs work in a span, which fails with it. Without tracing, it just runs it. */
export function inSpan<T>(start: SpanStart, work: (span: RunningSpan) => Promise<T>): Promise<T> {
  return tracing ? tracing.inSpan(start, work) : work(untraced);
}

/** The span of the running work. */
export function currentSpan(): RunningSpan {
  return tracing?.current() ?? untraced;
}

export function traceIds(): ReturnType<Tracing['ids']> {
  return tracing?.ids();
}

export function traceHeaders(): Readonly<Record<string, string>> {
  return tracing?.headers() ?? {};
}
