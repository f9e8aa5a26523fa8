import type { Tone } from '../core/colors.ts';

/** The tone of each status: applications, domains, feeds, and imports use the same words. */
export function statusTone(status: string): Tone | undefined {
  if (
    ['approved', 'active', 'done', 'unchanged', 'ok', 'delivered', 'healthy', 'completed', 'published'].includes(status)
  )
    return 'good';
  if (
    ['rejected', 'revoked', 'failed', 'dropped', 'suspended', 'degraded', 'unhealthy', 'has_failures'].includes(status)
  )
    return 'bad';
  if (['pending', 'queued', 'fetching', 'running', 'held', 'in_review', 'needs_mapping', 'draft'].includes(status))
    return 'waiting';
  return undefined;
}
