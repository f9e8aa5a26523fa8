import type { Activity, AdminDashboard, AdminWork } from '@grt/sdk/contract';
import { changeOf, type Comparison } from '../../basics/comparison.rules.ts';
import { dollarsOf } from '../../basics/money.rules.ts';

/** The figures as counted. Money is in micro-dollars. */
export interface DashboardCounts {
  readonly clients: number;
  readonly activeFeeds: number;
  readonly pendingFeeds: number;
  readonly pendingRegistrations: number;
  readonly revenueMicros: number;
  /** The last 30 days, and the 30 before them. */
  readonly cameIn: Readonly<Record<keyof AdminDashboard['stats']['changes'], Comparison>>;
}

export function statsOf(counts: DashboardCounts): AdminDashboard['stats'] {
  const { cameIn } = counts;
  return {
    totalClients: counts.clients,
    activeFeeds: counts.activeFeeds,
    pendingFeeds: counts.pendingFeeds,
    pendingRegistrations: counts.pendingRegistrations,
    totalRevenue: dollarsOf(counts.revenueMicros),
    changes: {
      totalClients: changeOf(cameIn.totalClients),
      activeFeeds: changeOf(cameIn.activeFeeds),
      pendingFeeds: changeOf(cameIn.pendingFeeds),
      pendingRegistrations: changeOf(cameIn.pendingRegistrations),
      totalRevenue: changeOf(cameIn.totalRevenue),
    },
    cameIn: {
      ...cameIn,
      totalRevenue: { now: dollarsOf(cameIn.totalRevenue.now), before: dollarsOf(cameIn.totalRevenue.before) },
    },
  };
}

/** What waits for someone. */
export interface WorkCounts extends Readonly<Record<'registrations' | 'feeds' | 'domains', Waiting>> {
  readonly heldImports: number;
  readonly failedImports: number;
  readonly failedJobs: number;
  readonly failedMail: number;
}

interface Waiting {
  readonly count: number;
  readonly oldestAt: Date | null;
}

export function workOf(counts: WorkCounts): AdminWork {
  const waiting = ({ count, oldestAt }: Waiting) => ({ count, oldest_at: oldestAt?.toISOString() ?? null });
  return {
    registrations: waiting(counts.registrations),
    feeds: waiting(counts.feeds),
    domains: waiting(counts.domains),
    held_imports: counts.heldImports,
    failed_imports: counts.failedImports,
    failed_jobs: counts.failedJobs,
    failed_mail: counts.failedMail,
  };
}

/** Audited actions that are shown on the dashboard.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §3 (activity types) */
export const activityTypes: Readonly<Record<string, Activity['type']>> = {
  'registrations.submit': 'registration',
  'clientFeeds.create': 'feed_upload',
  'clientFeeds.processMapping': 'feed_upload',
  'adminFeeds.create': 'feed_upload',
  'adminFeeds.upload': 'feed_upload',
  'adminFeeds.createFromUrl': 'feed_upload',
  'adminFeeds.processMapping': 'feed_upload',
  'auth.signed_in': 'client_login',
  'adminFeeds.approve': 'feed_approved',
};

/** An audit entry with what it is about, as it is now. */
export interface ActivityRow {
  readonly id: number;
  readonly action: string;
  readonly created_at: string | Date;
  readonly actor: string | null;
  readonly role: string;
  readonly subject_id: string | null;
  readonly subject_label: string | null;
  readonly client_id: number | null;
  readonly company_name: string | null;
  /** Of the application or the feed; null for a login. */
  readonly status: 'pending' | 'approved' | 'rejected' | null;
}

/** What happened, in a sentence. Undefined for an entry that is not an activity. */
export function activityOf(row: ActivityRow): Activity | undefined {
  const type = activityTypes[row.action];
  if (type === undefined) return undefined;
  return {
    id: `${type}-${String(row.id)}`,
    type,
    message: sentenceOf(type, row),
    timestamp: new Date(row.created_at).toISOString(),
    status: row.status ?? 'success',
    subject_id: Number(row.subject_id ?? 0),
    client_id: row.client_id,
  };
}

function sentenceOf(type: Activity['type'], { actor, role, subject_label, company_name }: ActivityRow): string {
  const company = company_name ?? 'A client';
  const who = actor ?? 'An administrator';
  const feed = `the feed “${subject_label ?? ''}”`;
  const sentences: Record<Activity['type'], string> = {
    registration: `${company_name ?? 'Someone'} applied for access.`,
    client_login: `${company} signed in.`,
    feed_upload: role === 'client' ? `${company} uploaded ${feed}.` : `${who} uploaded ${feed} for ${company}.`,
    feed_approved: `${who} approved ${feed} of ${company}.`,
  };
  return sentences[type];
}
