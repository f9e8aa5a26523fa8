import { eq } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { accounts } from '../tables/accounts.tables.ts';
import { fill, type Sizes } from './full-platform.ts';

const none: Sizes = { registrations: 0, clients: 0, domains: 0, feeds: 0, items: 0 };
const few: Sizes = { registrations: 10, clients: 1, domains: 1, feeds: 10, items: 10 };

const counts = '{"rows":1,"items":1,"added":1,"changed":0,"unchanged":0,"removed":0,"rejected":0,"repeated":0}';
const event = '{"type":"domain.approved","data":{"domain_id":101,"domain_name":"bench-1.example","admin_notes":null}}';

/** What fills the lists: columns, and their values for each row `n` at a time `t`, with acme's account `a`. */
const lists = [
  [
    'api_tokens (account_id, name, scopes, prefix, token_hash, created_at, expires_at)',
    `a, 'Token ' || n, '["feeds:read"]', 'grt_t_abcd', 'hash ' || n, t, t from rows`,
  ],
  [
    'accounts (role, username, username_key, email, email_key, first_name, last_name, notifications, created_at, updated_at)',
    `'reviewer', 'row' || n, 'row' || n, 'row' || n || '@grt.example', 'row' || n || '@grt.example', 'Row', n::text, '{}', t, t from rows`,
  ],
  [
    'mailed_links (kind, account_id, token_hash, created_at, expires_at)',
    `'setup', accounts.id, 'hash ' || n, t, t from rows join accounts on username = 'bench' || n`,
  ],
  [
    'sessions (account_id, family, token_hash, created_at, signed_in_at, expires_at, refresh_until, last_used_at)',
    `accounts.id, 'family ' || n, 'hash ' || n, t, t, t, t, t from rows join accounts on username = 'row' || n`,
  ],
  [
    'application_questions (registration_id, question, asked_at, asked_by)',
    `registrations.id, 'Which sites?', t, a from rows join registrations on application_id = 'GRT-BENCH-' || n`,
  ],
  [
    'notes (subject_type, subject_id, author_id, text, created_at)',
    `type, case type when 'feed' then 101 else n end, a, 'Note ' || n, t from rows, unnest(array['feed', 'registration']) as type`,
  ],
  [
    'site_pages (id, title, slug, content, page_type, status, is_active, version, updated_by, created_at, updated_at)',
    `100 + n, 'Page ' || n, 'page-' || n, 'Text', 'custom', 'published', true, 1, a, t, t from rows`,
  ],
  [
    'site_page_revisions (page_id, revision, title, slug, content, page_type, status, is_active, created_by, created_at)',
    `101, n, 'Page 1', 'page-1', 'Text', 'custom', 'published', true, a, t from rows`,
  ],
  [
    'page_variables (id, variable_key, variable_name, created_at, updated_at)',
    `101, 'phone', 'Phone', t, t from rows where n = 1`,
  ],
  [
    'page_variable_values (variable_id, domain_id, value, updated_at)',
    `101, id, 'Value', t from rows join domains on id = 100 + n`,
  ],
  [
    'imports (id, feed_id, state, source_name, feed_type, reading, counts, warnings, errors_by_code, created_at)',
    `i.id, feed, state, 'File ' || n, 'insert_update', '{}', '${counts}', '[]', '[]', t
       from rows, lateral (values (1000 + n, 101, 'failed'), (100000 + n, 100 + n, 'done')) as i (id, feed, state)`,
  ],
  [
    'import_errors (import_id, line, severity, code, message)',
    `1001, n, 'error', 'row.no_id', 'The row has no id' from rows`,
  ],
  ['item_traffic (item_id, views, clicks)', `id, 1, 1 from rows join items on external_id = 'item-' || n`],
  [
    'bid_changes (domain_id, old_bid_micros, new_bid_micros, old_budget_micros, new_budget_micros, change_reason, changed_by, created_at)',
    `101, n, n + 1, 50000000, 50000000, 'More', 'acme', t from rows`,
  ],
  [
    'click_entries (domain_id, day_start, clicked_at, feed_id, country, visitor, amount_micros, created_at)',
    `101, t, t, 101, 'US', n, 1000, t from rows`,
  ],
  [
    'click_hours (domain_id, starts_at, feed_id, country, source, client_id, views, clicks, unique_clicks, spent_micros)',
    `id, date_trunc('hour', t), 100 + n, 'US', 'visit', client_id, 10, 2, 1, 1000 from rows join domains on id = 100 + n`,
  ],
  [
    'webhooks (id, client_id, created_by, url, events, secret, created_at, updated_at)',
    `101, 1, a, 'https://hooks.example/', '[]', 'secret', t, t from rows where n = 1`,
  ],
  [
    'webhook_events (id, event_id, type, client_id, body, place, notifies, created_at)',
    `1000 + n, 'event ' || n, 'domain.approved', 1, '${event}', 1000 + n, true, t from rows`,
  ],
  [
    'webhook_deliveries (id, webhook_id, event_id, status, created_at)',
    `1000 + n, 101, 1000 + n, 'failed', t from rows`,
  ],
  ['webhook_attempts (delivery_id, number, sent_at, duration_ms)', `1000 + n, 1, t, 5 from rows`],
  ['notification_reads (account_id, place)', `a, 1000 + n from rows where n % 2 = 0`],
  [
    'jobs (queue, name, payload, state, priority, attempts, losses, max_attempts, run_at, error, created_at, finished_at)',
    `'mail', 'mail.send', '{}', 'failed', 0, 1, 0, 1, t, 'No answer', t, t from rows`,
  ],
] as const;

/** Fills every list in the order that is worst for plans: the planner's statistics are made while there are ten feeds, all of
 * them acme's (client 1), and then the rows are added of which acme has a third. The first rows have the id 101, or 1001;
 * those of the long lists of one feed, domain, import, or webhook belong to the first one.
 * @param count - of the rows in each table */
export async function growPlatform(database: Database, count: number): Promise<void> {
  const grown: Sizes = { registrations: count, clients: count, domains: count, feeds: count, items: count };
  const [acme] = await database.current().select().from(accounts).where(eq(accounts.usernameKey, 'acme'));
  if (!acme) throw new Error('There is no account acme');
  await keepStatistics(database);
  await addRows(database, acme.id, [none, few]);
  await database.pool.query('analyze');
  await addRows(database, acme.id, [few, grown]);
}

/** From now on, tables are analyzed only when a test says so. The autovacuum of PostgreSQL looks at them once a minute: on a
 * slow machine it would make new statistics during the test. */
export async function keepStatistics(database: Database): Promise<void> {
  await database.pool.query(`do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = current_schema()
      loop execute format('alter table %I set (autovacuum_enabled = false)', name); end loop;
    end $$`);
}

async function addRows(database: Database, account: number, [from, to]: readonly [Sizes, Sizes]): Promise<void> {
  await fill(database, from, to);
  const { pool } = database;
  const acmes = `(id between 101 and ${String(100 + few.feeds)} or id > 100 and id % 3 = 0) and client_id <> 1`;
  await pool.query(`update domains set client_id = 1, status = 'approved' where ${acmes}`);
  await pool.query(`update feeds set client_id = 1, domain_id = 101 where ${acmes}`);
  await pool.query(`update feeds set review_admin_id = (select id from accounts where username = 'admin')
                     where review_admin_id is null and review_status = 'pending'`);
  await pool.query(`update registrations set client_id = coalesce((
                       select id from clients where id = 100 + substr(application_id, 11)::integer), 101)
                     where client_id is null and application_id like 'GRT-BENCH-%'`);
  await pool.query(`update items set feed_id = 101 where feed_id % 2 = 0`);
  for (const [columns, values] of lists)
    await pool.query(
      `with rows as (select n, timestamptz '2026-11-01' + n * interval '7 seconds' as t, $3::integer as a
                       from generate_series($1::integer + 1, $2::integer) as n)
       insert into ${columns} ${/\(id,/.test(columns) ? 'overriding system value' : ''} select ${values}`,
      [from.registrations, to.registrations, account],
    );
}
