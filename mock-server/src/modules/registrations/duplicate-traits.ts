import type { RegistrationDuplicate } from '@grt/sdk/contract';
import { desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/database.ts';
import { accounts, phoneKey } from '../../tables/accounts.tables.ts';
import { clients, companyKey, hostKey } from '../../tables/clients.tables.ts';
import { registrations } from '../../tables/registrations.tables.ts';

type ClientRow = typeof clients.$inferSelect;

/** In the order in which they are named. */
const traits = ['name', 'email', 'phone', 'website', 'license'] as const satisfies RegistrationDuplicate['matched_on'];
type DuplicateTrait = (typeof traits)[number];

/** A client, or the application of someone who is none, that shares something with an application. */
export interface Duplicate {
  readonly matchedOn: readonly DuplicateTrait[];
  /** The application, or the one that made the client; null for a client whom an administrator added. */
  readonly registration: typeof registrations.$inferSelect | null;
  /** With the address of its contact. */
  readonly client: (ClientRow & { readonly email: string }) | null;
}

const before = alias(registrations, 'before');

/** What clients and applications share with the application in `registrations` of the query around it, as rows of client_id,
 * registration_id, and trait. Clients are known by what they applied with and by their present details. A look at an index
 * for each: with "or" in one condition, each row could be compared with all clients. */
function shares(): SQL {
  const { emailKey, phoneKey: phone, websiteKey, licenseSha256, website, companyName } = registrations;
  const ofClient = (trait: DuplicateTrait, id: AnyPgColumn, isSame: SQL) =>
    sql`select ${id} as client_id, null::integer as registration_id, ${sql.raw(`'${trait}'`)} as trait
      from ${id.table} where ${isSame}`;
  const ofApplication = (trait: DuplicateTrait, isSame: SQL) =>
    sql`select ${before.clientId}, ${before.id}, ${sql.raw(`'${trait}'`)} from ${registrations} as before where ${isSame}`;
  const company = companyKey(companyName);
  // The key of an application has the host as browsers send it, xn--mnchen-3ya.example; that of a client has it as it was
  // typed, which may be münchen.example.
  const isSameSite = sql`${hostKey(clients.website)} = any(array[${websiteKey}, ${hostKey(website)}])`;
  return sql.join(
    [
      ofClient('name', clients.id, eq(companyKey(clients.companyName), company)),
      ofClient('email', accounts.clientId, eq(accounts.emailKey, emailKey)),
      ofClient('phone', accounts.clientId, eq(phoneKey(accounts.phone), phone)),
      ofClient('website', clients.id, isSameSite),
      ofApplication('name', eq(companyKey(before.companyName), company)),
      ofApplication('email', eq(before.emailKey, emailKey)),
      ofApplication('phone', eq(before.phoneKey, phone)),
      ofApplication('website', eq(before.websiteKey, websiteKey)),
      ofApplication('license', eq(before.licenseSha256, licenseSha256)),
    ],
    sql` union all `,
  );
}

/** The applicant is a client already: of the other clients, one shares something with the application.
 * @param status - only of a client with this status */
export function isOfClient(status?: ClientRow['status']): SQL {
  // Null never differs: administrators, and applications that made no client.
  const isOther = sql`shared.client_id <> coalesce(${registrations.clientId}, 0)`;
  const isSo = sql`exists (select 1 from ${clients} where ${clients.id} = shared.client_id and ${clients.status} = ${status})`;
  return sql`exists (select 1 from (${shares()}) as shared where ${isOther}${status && sql` and ${isSo}`})`;
}

/** What may be the same applicant as of an application: clients first, then the newest; at most 50. */
export async function duplicatesOf(database: Database, id: number): Promise<readonly Duplicate[]> {
  const queries = database.current();
  // The client, or minus the application that made none. Null for administrators, who never differ.
  const who = sql<number>`coalesce(shared.client_id, -shared.registration_id)`;
  const shared = queries
    .select({ who: who.as('who'), matchedOn: sql<DuplicateTrait[]>`array_agg(distinct shared.trait)`.as('matched_on') })
    .from(registrations)
    .innerJoinLateral(
      sql`(${shares()}) as shared`,
      sql`${who} <> coalesce(${registrations.clientId}, -${registrations.id})`,
    )
    .where(eq(registrations.id, id))
    .groupBy(who)
    .as('shares');
  const first = sql`(select min(${before.id}) from ${registrations} as before where ${before.clientId} = ${clients.id})`;
  const email = sql<string>`(select ${accounts.email} from ${accounts} where ${accounts.clientId} = ${clients.id}
    order by ${accounts.clientId}, ${accounts.id} limit 1)`;
  const rows = await queries
    .select({ matchedOn: shared.matchedOn, client: clients, email, registration: registrations })
    .from(shared)
    .leftJoin(clients, eq(clients.id, shared.who))
    .leftJoin(registrations, eq(registrations.id, sql`coalesce(${first}, -${shared.who})`))
    .orderBy(
      isNull(clients.id),
      desc(sql`coalesce(${clients.createdAt}, ${registrations.createdAt})`),
      desc(sql`coalesce(${clients.id}, ${registrations.id})`),
    )
    .limit(50);
  return rows.map(({ matchedOn, client, email: address, registration }) => ({
    matchedOn: traits.filter((trait) => matchedOn.includes(trait)),
    client: client && { ...client, email: address },
    registration,
  }));
}
