import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { outbox } from '../../core/mail/outbox.tables.ts';
import { jobs } from '../../core/queue/queue.tables.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import { auditEntries } from '../../tables/audit.tables.ts';
import { biddingDays } from '../../tables/bidding.tables.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { awaitsReview, imports } from '../../tables/imports.tables.ts';
import { registrations, waitingSince } from '../../tables/registrations.tables.ts';
import { activityTypes, type ActivityRow, type DashboardCounts, type WorkCounts } from './dashboard.rules.ts';
import type { Comparison } from '../../basics/comparison.rules.ts';

const dayMs = 86_400_000;
const periodMs = 30 * dayMs;
/** How long an undelivered email is worth looking at. */
const mailMs = 7 * dayMs;

export interface DashboardStore {
  /** Counts as of a moment, each figure compared over the 30 days before it and the 30 before those. */
  counts(at: Date): Promise<DashboardCounts>;
  /** What waits for someone, as of a moment. */
  work(at: Date): Promise<WorkCounts>;
  /** The latest entries to show, newest first. */
  latest(limit: number): Promise<ActivityRow[]>;
}

export function createDashboardStore(database: Pick<Database, 'current'>): DashboardStore {
  return {
    async counts(at) {
      const { rows } = await database.current().execute<Counted>(countsOf(at));
      const [row] = rows;
      if (!row) throw new Error('The database returned no counts');
      return comparedCounts(row);
    },
    async work(at) {
      const { rows } = await database.current().execute<WorkRow>(workOf(at));
      const [row] = rows;
      if (!row) throw new Error('The database returned no counts');
      return waitingWork(row);
    },
    async latest(limit) {
      const actions = sql`${sql.param(Object.keys(activityTypes))}::text[]`;
      // A few of each action by its index, however many entries of other actions lie between them.
      const { rows } = await database.current().execute<ActivityRow & Record<string, unknown>>(sql`
        select latest.id, latest.action, latest.created_at, latest.actor, latest.role, latest.subject_id,
          latest.subject_label, ${clients.id} as client_id,
          coalesce(${clients.companyName}, ${registrations.companyName}) as company_name,
          coalesce(${registrations.status}, ${feeds.reviewStatus}) as status
        from unnest(${actions}) as wanted(action)
          cross join lateral (select * from ${auditEntries} where action = wanted.action
            and (action <> 'auth.signed_in' or role = 'client') order by id desc limit ${limit}) as latest
          left join ${registrations} on latest.subject_type = 'registration'
            and ${registrations.id} = latest.subject_id::integer
          left join ${feeds} on latest.subject_type = 'feed' and ${feeds.id} = latest.subject_id::integer
          left join ${accounts} on latest.subject_type = 'account' and ${accounts.id} = latest.subject_id::integer
          left join ${clients} on ${clients.id} = coalesce(${feeds.clientId}, ${accounts.clientId}, ${registrations.clientId})
        order by latest.id desc limit ${limit}`);
      return rows;
    },
  };
}

function comparedCounts(row: Counted): DashboardCounts {
  const comparison = (name: Compared): Comparison => ({
    now: Number(row[`${name}_now`]),
    before: Number(row[`${name}_before`]),
  });
  return {
    clients: Number(row.clients),
    activeFeeds: Number(row.active_feeds),
    pendingFeeds: Number(row.pending_feeds),
    pendingRegistrations: Number(row.pending_registrations),
    revenueMicros: Number(row.revenue),
    cameIn: {
      totalClients: comparison('clients'),
      activeFeeds: comparison('approved'),
      pendingFeeds: comparison('submitted'),
      pendingRegistrations: comparison('applied'),
      totalRevenue: comparison('spent'),
    },
  };
}

function waitingWork(row: WorkRow): WorkCounts {
  const waiting = (name: Queue) => {
    const oldest = row[`${name}_oldest`];
    return { count: Number(row[name]), oldestAt: oldest === null ? null : new Date(oldest) };
  };
  return {
    registrations: waiting('registrations'),
    feeds: waiting('feeds'),
    domains: waiting('domains'),
    heldImports: Number(row.held_imports),
    failedImports: Number(row.failed_imports),
    failedJobs: Number(row.failed_jobs),
    failedMail: Number(row.failed_mail),
  };
}

type Queue = 'registrations' | 'feeds' | 'domains';
type WorkRow = Record<Queue | 'held_imports' | 'failed_imports' | 'failed_jobs' | 'failed_mail', number | string> &
  Record<`${Queue}_oldest`, string | Date | null>;

function workOf(at: Date): SQL {
  const mailedSince = new Date(at.getTime() - mailMs).toISOString();
  const waiting = (name: Queue, { since, of }: { since: SQL; of: SQL }) => sql`
    (select count(*) as ${sql.identifier(name)}, min(${since}) as ${sql.identifier(`${name}_oldest`)} from ${of})
    as ${sql.identifier(`of_${name}`)}`;
  return sql`select of_registrations.*, of_feeds.*, of_domains.*,
      (select count(*) from ${imports} join ${feeds} on ${feeds.id} = ${imports.feedId}
        where ${imports.state} = 'held' and ${feeds.deletedAt} is null) as held_imports,
      (select count(*) from ${imports} join ${feeds} on ${feeds.lastImportId} = ${imports.id}
        where ${imports.state} = 'failed' and ${feeds.deletedAt} is null) as failed_imports,
      (select count(*) from ${jobs} where ${jobs.state} = 'failed') as failed_jobs,
      (select count(*) from ${outbox}
        where ${outbox.deliveryStatus} = 'failed' and ${outbox.createdAt} > ${mailedSince}) as failed_mail
    from ${waiting('registrations', {
      since: waitingSince,
      of: sql`${registrations} where ${registrations.status} = 'pending' and ${registrations.askedAt} is null`,
    })} cross join ${waiting('feeds', {
      since: sql`${feeds.submittedAt}`,
      of: sql`${feeds} where ${awaitsReview} and ${feeds.deletedAt} is null`,
    })} cross join ${waiting('domains', {
      since: sql`${domains.createdAt}`,
      of: sql`${domains} where ${domains.status} = 'pending' and ${domains.deletedAt} is null`,
    })}`;
}

type Compared = 'clients' | 'approved' | 'submitted' | 'applied' | 'spent';
type Counted = Record<
  | 'clients'
  | 'active_feeds'
  | 'pending_feeds'
  | 'pending_registrations'
  | 'revenue'
  | `${Compared}_now`
  | `${Compared}_before`,
  number | string
>;

function countsOf(at: Date): SQL {
  const end = at.toISOString();
  const middle = new Date(at.getTime() - periodMs).toISOString();
  const start = new Date(at.getTime() - 2 * periodMs).toISOString();
  /** `amount` of the rows of both periods, by when they came. */
  const came = (name: Compared, { amount, of, when }: { amount: SQL; of: SQL; when: SQL }) => sql`(select
      coalesce(${amount} filter (where ${when} > ${middle}), 0) as ${sql.identifier(`${name}_now`)},
      coalesce(${amount} filter (where ${when} <= ${middle}), 0) as ${sql.identifier(`${name}_before`)}
    from ${of} ${when} > ${start} and ${when} <= ${end}) as ${sql.identifier(`in_${name}`)}`;
  const count = sql`count(*)`;
  const isActive = sql`${feeds.deletedAt} is null and ${feeds.isActive} and ${feeds.reviewStatus} = 'approved'`;
  return sql`select
      (select count(*) from ${clients}) as clients,
      (select count(*) from ${feeds} join ${clients} on ${clients.id} = ${feeds.clientId}
        where ${isActive} and ${clients.status} = 'active') as active_feeds,
      (select count(*) from ${feeds} where ${feeds.deletedAt} is null and ${awaitsReview}) as pending_feeds,
      (select count(*) from ${registrations} where ${registrations.status} = 'pending') as pending_registrations,
      (select coalesce(sum(${clients.revenueMicros}), 0) from ${clients}) as revenue,
      in_clients.*, in_approved.*, in_submitted.*, in_applied.*, in_spent.*
    from ${came('clients', { amount: count, of: sql`${clients} where`, when: sql`${clients.createdAt}` })}
      cross join ${came('approved', { amount: count, of: sql`${feeds} where ${isActive} and`, when: sql`${feeds.reviewedAt}` })}
      cross join ${came('submitted', { amount: count, of: sql`${feeds} where`, when: sql`${feeds.submittedAt}` })}
      cross join ${came('applied', { amount: count, of: sql`${registrations} where`, when: sql`${registrations.createdAt}` })}
      cross join ${came('spent', {
        amount: sql`sum(${biddingDays.spentMicros})`,
        of: sql`${biddingDays} where`,
        when: sql`${biddingDays.dayStart}`,
      })}`;
}
