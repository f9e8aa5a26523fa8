import type { TrafficSource } from '@grt/sdk/contract';
import type { Context } from '../core/context.ts';

const notes: Record<TrafficSource, string | undefined> = {
  simulated: 'Simulated traffic: the server generated these visits and their costs.',
  mixed: 'Partly simulated traffic: the server generated some of these visits and their costs.',
  visits: undefined,
};

/** Asks where the figures of the platform come from. */
export async function trafficSource(context: Pick<Context, 'grt' | 'signal'>): Promise<TrafficSource> {
  const grt = await context.grt();
  return (await grt.system.health(undefined, { signal: context.signal })).traffic_source;
}

/** Notes that figures are simulated, if they are. */
export async function noteSource(context: Pick<Context, 'note'>, source: TrafficSource | null): Promise<void> {
  const text = source === null ? undefined : notes[source];
  if (text !== undefined) await context.note(text);
}
