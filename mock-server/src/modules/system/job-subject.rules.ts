import type { FailedJob } from '@grt/sdk/contract';
import type { JobRecord } from '../../core/queue/job.ts';

type Subject = NonNullable<FailedJob['about']>;

/** Where the payload of a job names its record. Deliveries of webhooks are not here: a client's own administrators do not
 * see. */
const named: Readonly<Record<string, { readonly type: Subject['type']; readonly field: string }>> = {
  'feeds.import': { type: 'feed', field: 'feedId' },
  'feeds.fetch': { type: 'feed', field: 'feedId' },
  // The feed of the first is gone.
  'feeds.erase': { type: 'domain', field: 'domainId' },
  'feeds.settle-removals': { type: 'domain', field: 'domainId' },
  'domains.check_policy': { type: 'domain', field: 'id' },
  'registrations.check_website': { type: 'registration', field: 'id' },
  'mail.deliver': { type: 'mail', field: 'mailId' },
};

/** The record that a job is about; null if it is about none, or was left by a version that did not name it. */
export function jobSubjectOf({ name, payload }: Pick<JobRecord, 'name' | 'payload'>): FailedJob['about'] {
  if (name === 'cron') return { type: 'cron_job', id: null };
  const of = named[name];
  if (of === undefined || typeof payload !== 'object' || payload === null) return null;
  const id: unknown = Object.entries(payload).find(([field]) => field === of.field)?.[1];
  return typeof id === 'number' ? { type: of.type, id } : null;
}
