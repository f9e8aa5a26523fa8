import { sql } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';

/** How many rows there are. */
export interface Sizes {
  readonly registrations: number;
  readonly clients: number;
  readonly domains: number;
  readonly feeds: number;
  readonly items: number;
}

const full: Sizes = { registrations: 100_000, clients: 10_000, domains: 10_000, feeds: 100_000, items: 1_000_000 };

/** The sizes at a fraction of the whole, 0 to 1. */
export function sizesAt(part: number): Sizes {
  const at = (size: number) => Math.round(size * part);
  return {
    registrations: at(full.registrations),
    clients: at(full.clients),
    domains: at(full.domains),
    feeds: at(full.feeds),
    items: at(full.items),
  };
}

/** Adds rows up to a size, without statistics on them. A tenth of the items belong to the first feed, the others are
 * spread. Ids start at 101, above those of the demo people. */
export async function fill(database: Database, from: Sizes, to: Sizes): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => database.current().execute(statement);
  const numbers = (what: keyof Sizes) => sql`generate_series(${from[what] + 1}::integer, ${to[what]}::integer) as n`;
  const at = sql`timestamptz '2026-11-01' + n * interval '7 seconds'`;
  await run(sql`insert into registrations (application_id, company_name, first_name, last_name, email, email_key, phone, phone_key,
      job_title, website, website_key, company_description, expected_traffic, budget_range, country, state, timezone, status, created_at)
    select 'GRT-BENCH-' || n, 'Company ' || n, 'Ann', 'Example ' || n, 'p' || n || '@bench.example', 'p' || n || '@bench.example',
      '+1 555 ' || n, '1555' || n, 'Owner', 'https://bench-' || n || '.example', 'bench-' || n || '.example', 'Video sites',
      '10000-50000', '1000-5000', 'US', 'CA', 'America/New_York', (array['pending', 'approved', 'rejected'])[1 + n % 3], ${at}
    from ${numbers('registrations')}`);
  await run(sql`insert into clients (id, company_name, status, timezone, created_at, updated_at) overriding system value
    select 100 + n, 'Company ' || n, (array['active', 'pending', 'suspended', 'active', 'active'])[1 + n % 5], 'America/New_York', ${at}, ${at}
    from ${numbers('clients')}`);
  await run(sql`insert into accounts (role, client_id, username, username_key, email, email_key, first_name, last_name, notifications,
      created_at, updated_at)
    select 'client', 100 + n, 'bench' || n, 'bench' || n, 'c' || n || '@bench.example', 'c' || n || '@bench.example', 'Ann', 'Example ' || n,
      '{}', ${at}, ${at}
    from ${numbers('clients')}`);
  await run(sql`insert into domains (id, client_id, domain_name, dmca_compliance_url, content_removal_email, status, bid_micros, budget_micros,
      bidding_status, created_at, updated_at) overriding system value
    select 100 + n, 100 + n, 'bench-' || n || '.example', 'https://bench.example/dmca', 'r@bench.example',
      (array['approved', 'approved', 'pending', 'rejected'])[1 + n % 4], 250000, 50000000, 'active', ${at}, ${at}
    from ${numbers('domains')}`);
  await run(sql`insert into feeds (id, client_id, domain_id, feed_name, feed_type, reading, is_active, review_status, submitted_at,
      total_items, created_at, updated_at) overriding system value
    select 100 + n, 101 + n % ${to.clients}::integer, 101 + n % ${to.domains}::integer, 'Feed ' || n, 'insert_update', '{}', n % 3 = 0,
      (array['approved', 'pending', 'approved', 'rejected'])[1 + n % 4], ${at}, 10, ${at}, ${at}
    from ${numbers('feeds')}`);
  await run(sql`insert into items (feed_id, external_id, title, thumbnail_url, details, content_hash, is_enabled, import_id, created_at, updated_at)
    select case when n % 10 = 0 then 101 else 101 + n % ${to.feeds}::integer end, 'item-' || n, 'Video ' || n,
      'https://bench.example/' || n || '.jpg', '{}', md5(n::text), true, 1, ${at}, ${at}
    from ${numbers('items')}`);
  await run(sql`insert into audit_entries (created_at, action, actor, role, subject_type, subject_id)
    select ${at}, 'registration.approve', 'admin', 'super_admin', 'registration', n::text from ${numbers('registrations')}`);
  await run(sql`insert into outbox (recipient, sender, subject, text, links, delivery_status, created_at)
    select 'p' || n || '@bench.example', 'grt@bench.example', 'Welcome', 'Welcome', '[]', 'stored', ${at} from ${numbers('registrations')}`);
}
