import type { Tone } from '../core/colours.ts';

/** How a status looks: applications, domains, feeds and imports use the same words. */
export function statusTone(status: string): Tone | undefined {
  if (['approved', 'active', 'done', 'unchanged', 'ok', 'delivered'].includes(status)) return 'good';
  if (['rejected', 'failed', 'dropped', 'suspended', 'degraded'].includes(status)) return 'bad';
  if (['pending', 'queued', 'fetching', 'running', 'held', 'needs_mapping'].includes(status)) return 'waiting';
  return undefined;
}
