import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Acknowledged } from './hands.ts';
import type { Clicks } from './visitors.ts';

/** What was charged, and what does not add up: one line each. All of these are empty if nothing was lost. */
export interface Books {
  /** Clicks that were charged at the domains of those who worked: of visitors, and of the simulated market. */
  readonly clicks: { readonly visits: number; readonly simulated: number; readonly dollars: number };
  /** Acknowledged, and not there as it was acknowledged. */
  readonly lost: readonly string[];
  /** Done more than once. */
  readonly doubled: readonly string[];
  readonly overBudget: readonly string[];
  /** The journal, the hours, the days, and the clients' sums differ. */
  readonly unbalanced: readonly string[];
  /** Imports without an end, or with wrong counts. */
  readonly imports: readonly string[];
  /** Files that rows name and that are gone. */
  readonly missingFiles: readonly string[];
  /** Files that no row names: what was kept right before a crash. The nightly sweep removes them. */
  readonly unreferencedFiles: readonly string[];
}

/** Compares what was acknowledged with what is there, once all jobs have ended. */
export async function balance(
  pool: Pool,
  { acknowledged, clicks, dataDir }: { acknowledged: Acknowledged; clicks: Clicks; dataDir: string },
): Promise<Books> {
  const linesOf = async (text: string): Promise<string[]> =>
    (await pool.query<{ line: string }>(text)).rows.map(({ line }) => line);
  const files = await comparedFiles(pool, dataDir);
  return {
    clicks: await charged(pool),
    lost: [
      ...(await lostDomains(pool, acknowledged)),
      ...(await lostFeeds(pool, acknowledged)),
      ...(await lostClicks(pool, clicks)),
    ],
    doubled: await linesOf(`
      select 'feed ' || feed_name as line from feeds where feed_name like 'Feed hand%' group by feed_name having count(*) > 1
      union all select 'domain ' || domain_name from domains where domain_name like 'hand%' group by domain_name having count(*) > 1
      union all select action || ' ' || subject_id from audit_entries where action in ('domains.create', 'domains.approve', 'clientFeeds.create')
        group by action, subject_id having count(*) > 1
      union all select 'click ' || domain_id || ' ' || visitor from click_entries where corrects is null group by domain_id, visitor having count(*) > 1
      union all select 'mail ' || recipient || ' ' || subject from outbox where subject like '%hand%' group by recipient, subject having count(*) > 1`),
    overBudget: await linesOf(`
      select domain_id || ' ' || spent_micros || ' of ' || peak_budget_micros as line from bidding_days where spent_micros > peak_budget_micros`),
    unbalanced: await linesOf(`
      select 'domain ' || d.domain_id || ' on ' || d.day_start || ': ' || d.spent_micros || ' is not ' || coalesce(sum(h.spent_micros), 0) as line
        from bidding_days d left join click_hours h
          on h.domain_id = d.domain_id and h.starts_at >= d.day_start and h.starts_at < d.day_end
        group by d.domain_id, d.day_start, d.spent_micros having d.spent_micros <> coalesce(sum(h.spent_micros), 0)
      union all
      select 'domain ' || h.domain_id || ' at ' || h.starts_at || ' belongs to no day' from click_hours h
        where h.spent_micros > 0 and not exists (select from bidding_days d
          where d.domain_id = h.domain_id and h.starts_at >= d.day_start and h.starts_at < d.day_end)
      union all
      select 'visits of domain ' || d.id || ': ' || coalesce(j.spent, 0) || ' in the journal, ' || coalesce(h.spent, 0) || ' in the hours' from domains d
        left join (select domain_id, sum(amount_micros) as spent from click_entries group by domain_id) j on j.domain_id = d.id
        left join (select domain_id, sum(spent_micros) as spent from click_hours where source = 'visit' group by domain_id) h on h.domain_id = d.id
        where coalesce(j.spent, 0) <> coalesce(h.spent, 0)
      union all
      select 'client ' || c.id || ': ' || c.revenue_micros || ' is not ' || coalesce(sum(h.spent_micros), 0) from clients c
        left join click_hours h on h.client_id = c.id group by c.id, c.revenue_micros having c.revenue_micros <> coalesce(sum(h.spent_micros), 0)`),
    imports: await wrongImports(pool, acknowledged),
    ...files,
  };
}

async function charged(pool: Pool): Promise<Books['clicks']> {
  const { rows } = await pool.query<Books['clicks']>(
    `select coalesce(sum(unique_clicks) filter (where source = 'visit'), 0)::int as visits,
        coalesce(sum(unique_clicks) filter (where source = 'simulated'), 0)::int as simulated,
        coalesce(sum(spent_micros) / 1e6, 0)::float8 as dollars
      from click_hours h join domains d on d.id = h.domain_id where d.domain_name like 'hand%'`,
  );
  return rows[0] ?? { visits: 0, simulated: 0, dollars: 0 };
}

/** How many domains have spent the budget of a day. */
export async function spentBudgets(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ spent: number }>(
    `select count(distinct domain_id)::int as spent from bidding_days where exhausted_at is not null`,
  );
  return rows[0]?.spent ?? 0;
}

/** A click that was answered, and is not in the journal. */
async function lostClicks(pool: Pool, { known }: Clicks): Promise<string[]> {
  const { rows } = await pool.query<{ click: string }>(
    `select distinct domain_id || ' ' || visitor as click from click_entries where corrects is null`,
  );
  const written = new Set(rows.map(({ click }) => click));
  return [...known].filter((click) => !written.has(click)).map((click) => `click ${click} is not in the journal`);
}

async function lostDomains(pool: Pool, { domains, bids }: Acknowledged): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; status: string; bid: number; changes: number }>(
    `select d.id, d.status, (d.bid_micros / 1e6)::float8 as bid, (select count(*)::int from bid_changes c where c.domain_id = d.id) as changes
       from domains d where d.domain_name like 'hand%'`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return domains.flatMap(({ id, name }) => {
    const there = known.get(id);
    if (there?.status !== 'approved') return [`${name} is ${there?.status ?? 'gone'}`];
    const last = bids.get(id);
    if (!last || Math.abs(there.bid - last.bid) < 1e-9) return [];
    return [`${name} bids ${String(there.bid)} instead of ${String(last.bid)}`];
  });
}

async function lostFeeds(pool: Pool, { feeds }: Acknowledged): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; name: string }>(`select id, feed_name as name from feeds`);
  const known = new Map(rows.map(({ id, name }) => [id, name]));
  return feeds.flatMap(({ id, name }) => (known.get(id) === name ? [] : [`${name} is gone`]));
}

async function wrongImports(pool: Pool, { feeds }: Acknowledged): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; state: string; added: number; rows: number; items: number }>(
    `select i.id, i.state, (i.counts ->> 'added')::int as added, (i.counts ->> 'rows')::int as rows,
        (select count(*)::int from items where items.feed_id = i.feed_id) as items from imports i`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const wrong = feeds.flatMap(({ importId, name, rows: sent }) => {
    const run = known.get(importId);
    if (run?.state === 'done' && run.added === sent && run.rows === sent && run.items === sent) return [];
    return [`${name} with ${String(sent)} rows: ${JSON.stringify(run)}`];
  });
  const endless = rows.filter(({ state }) => state === 'queued' || state === 'running' || state === 'fetching');
  return [...wrong, ...endless.map(({ id, state }) => `Import ${String(id)} is ${state}`)];
}

async function comparedFiles(pool: Pool, dataDir: string): Promise<Pick<Books, 'missingFiles' | 'unreferencedFiles'>> {
  const { rows } = await pool.query<{ id: string }>(`
    select license_file_id as id from registrations where license_file_id is not null
    union select file_id from imports where file_id is not null
    union select file_id from feed_uploads where file_id is not null`);
  const named = new Set(rows.map(({ id }) => id));
  const stored: string[] = [];
  for (const shelf of await readdir(join(dataDir, 'files')))
    stored.push(...(await readdir(join(dataDir, 'files', shelf))));
  const present = new Set(stored);
  return {
    missingFiles: [...named].filter((id) => !present.has(id)),
    unreferencedFiles: stored.filter((id) => !named.has(id)),
  };
}
