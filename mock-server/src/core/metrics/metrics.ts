import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Admission } from '../http/admission.ts';
import type { Queue } from '../queue/queue.ts';

/** One answered call. */
export interface AnsweredCall {
  /** Its operationId. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
}

/** What a process measures about itself, for Prometheus. */
export interface Metrics {
  observe(call: AnsweredCall): void;
  /** All figures, in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

interface MetricParts {
  readonly database: Database;
  readonly queue: Queue;
  readonly admission: Admission;
}

const secondBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Calls are counted as they are answered; the rest is read when the figures are requested. */
export function createMetrics(parts: MetricParts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'grt_http_calls_total',
    help: 'Calls answered, by operation and status',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'grt_http_call_duration_seconds',
    help: 'Time from the arrival of a call until its reply is ready, by operation',
    labelNames: ['operation'],
    buckets: secondBuckets,
    registers,
  });
  for (const gauge of gauges(parts)) registry.registerMetric(gauge);
  return {
    observe({ operation, status, seconds }) {
      calls.inc({ operation, status });
      durations.observe({ operation }, seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** What is read when the figures are requested. */
function gauges({ database, queue, admission }: MetricParts): readonly Gauge[] {
  return [
    new Gauge({
      name: 'grt_http_calls_running',
      help: 'Calls being answered now',
      registers: [],
      collect() {
        this.set(admission.running());
      },
    }),
    new Gauge({
      name: 'grt_database_up',
      help: '1 while the database answers',
      registers: [],
      async collect() {
        this.set((await database.answers()) ? 1 : 0);
      },
    }),
    new Gauge({
      name: 'grt_database_connections',
      help: 'Connections to the database, by state; waiting: calls without one',
      labelNames: ['state'],
      registers: [],
      collect() {
        const { idleCount, totalCount, waitingCount } = database.pool;
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'active' }, totalCount - idleCount);
        this.set({ state: 'waiting' }, waitingCount);
      },
    }),
    new Gauge({
      name: 'grt_jobs',
      help: 'Jobs by queue and state; missing while the database does not answer',
      labelNames: ['queue', 'state'],
      registers: [],
      async collect() {
        this.reset();
        if (!(await database.answers())) return;
        for (const { queue: name, queued, active, failed } of await queue.queues(0)) {
          this.set({ queue: name, state: 'queued' }, queued);
          this.set({ queue: name, state: 'active' }, active);
          this.set({ queue: name, state: 'failed' }, failed);
        }
      },
    }),
  ];
}
