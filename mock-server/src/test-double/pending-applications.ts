import type { Platform } from '../core/platform.ts';

/**
 * Inserts pending applications, each like the oldest existing one except for its name, number, address, website, and phone,
 * and returns their ids in ascending order. Even ten thousand take only a second this way.
 * @param from - the number of the first one, in all of these
 */
export async function seedPendingApplications(
  server: { readonly platform: Pick<Platform, 'database'> },
  { count, from = 1 }: { readonly count: number; readonly from?: number },
): Promise<readonly number[]> {
  const { pool } = server.platform.database;
  const own: Readonly<Record<string, string>> = {
    application_id: `'GRT-209901-' || lpad(n::text, 5, '0')`,
    company_name: `'Seeded ' || n`,
    email: `'seeded-' || n || '@brightreel.example'`,
    email_key: `'seeded-' || n || '@brightreel.example'`,
    website: `'https://seeded-' || n || '.example'`,
    website_key: `'seeded-' || n || '.example'`,
    phone: `'+' || (4400000000 + n)::text`,
    phone_key: `(4400000000 + n)::text`,
    status: `'pending'`,
  };
  const free = new Set([
    'admin_notes',
    'reviewed_at',
    'reviewed_by',
    'assigned_to',
    'asked_at',
    'waiting_since',
    'client_id',
  ]);
  const file = /^license_/;
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'registrations' and column_name <> 'id'`,
  );
  const names = columns.map(({ name }) => name).filter((name) => !free.has(name) && !file.test(name));
  const values = names.map((name) => own[name] ?? `r."${name}"`);
  const { rows } = await pool.query<{ id: number }>(
    `insert into registrations (${names.map((name) => `"${name}"`).join(', ')})
     select ${values.join(', ')}
     from (select * from registrations order by id limit 1) r, generate_series($1::int, $2::int) n
     order by n returning id`,
    [from, from + count - 1],
  );
  await server.platform.database.analyzeChanged();
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}
