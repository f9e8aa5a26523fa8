import { productVersion, type SystemStatus } from '@grt/sdk/contract';
import type { Platform } from '../../core/platform.ts';
import type { QueueCounts } from '../../core/queue/queue-report.ts';
import { measureDisks } from './disk-space.ts';
import type { FigureStore } from './figures.store.ts';
import { judgeHealth } from './health.rules.ts';
import { measureMachine } from './machine.ts';
import type { SampleStore } from './samples.store.ts';

const dayMs = 86_400_000;
const samplesShown = 48;

export interface StatusParts extends Pick<Platform, 'config' | 'clock' | 'database' | 'queue'> {
  readonly figures: FigureStore;
  readonly samples: SampleStore;
}

/** The state of the platform, measured now. */
export async function systemStatus(parts: StatusParts): Promise<SystemStatus> {
  const { config, clock, database, queue, figures, samples } = parts;
  const machine = measureMachine();
  const [disks, queues, tasks] = [await measureDisks(config), await queue.queues(0), await queue.cronEntries()];
  const sinceMs = (time: Date | undefined) => (time ? Math.max(0, clock.now().getTime() - time.getTime()) : 0);
  const health = judgeHealth({
    disks,
    ramUsed: machine.ram.percentage_used,
    failedJobs: sum(queues, 'failed'),
    jobsLateMs: Math.max(0, ...queues.map(({ oldestDue }) => sinceMs(oldestDue))),
    tasks: tasks.map(({ command, lastStatus, nextRun }) => ({
      command,
      hasFailed: lastStatus === 'failed',
      lateMs: sinceMs(nextRun),
    })),
  });
  return {
    ...health,
    environment: config.production ? 'production' : 'development',
    uptime: machine.uptime,
    memory_usage: machine.memoryUsage,
    memory_peak: machine.memoryPeak,
    memory_limit: machine.memoryLimit,
    ram_info: { system_memory: machine.ram },
    version: productVersion,
    database: { kind: database.kind, size: await figures.databaseSize() },
    history: await samples.latest(samplesShown),
  };
}

/** Takes a measurement every five minutes for the history. Call this before starting the queue. */
export function scheduleMeasuring({ queue, config, samples }: Pick<StatusParts, 'queue' | 'config' | 'samples'>): void {
  queue.schedule('system:measure', '*/5 * * * *', 'UTC', async ({ now }) => {
    const disks = await measureDisks(config);
    const queues = await queue.queues(0);
    const sample = {
      measuredAt: now,
      ramUsed: measureMachine().ram.percentage_used,
      diskUsed: Math.max(0, ...disks.map(({ percentage_used }) => percentage_used)),
      pendingJobs: sum(queues, 'queued'),
      failedJobs: sum(queues, 'failed'),
    };
    await samples.add(sample);
    await samples.prune(new Date(now.getTime() - dayMs));
    return `Memory ${String(sample.ramUsed)}%, disk ${String(sample.diskUsed)}%, ${String(sample.pendingJobs)} jobs waiting`;
  });
}

function sum(queues: readonly QueueCounts[], state: 'queued' | 'failed'): number {
  return queues.reduce((total, queue) => total + queue[state], 0);
}
