import { and, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { registrations } from '../../tables/registrations.tables.ts';

type RegistrationRow = typeof registrations.$inferSelect;

/** What a likely duplicate shares with an application. */
export type DuplicateTrait = 'email' | 'phone' | 'website' | 'license';

const columns = {
  email: 'emailKey',
  phone: 'phoneKey',
  website: 'websiteKey',
  license: 'licenseSha256',
} as const satisfies Record<DuplicateTrait, keyof RegistrationRow>;

const traits = ['email', 'phone', 'website', 'license'] as const;

/** For each trait that it has: an application has the same. */
export function traitsOf(registration: RegistrationRow): SQL[] {
  return traits.flatMap((trait) => {
    const value = registration[columns[trait]];
    return value === null ? [] : [eq(registrations[columns[trait]], value)];
  });
}

/** What two applications share. */
export function sharedTraits(one: RegistrationRow, other: RegistrationRow): DuplicateTrait[] {
  return traits.filter((trait) => one[columns[trait]] !== null && one[columns[trait]] === other[columns[trait]]);
}

/** Another application that shares a trait made its applicant a client. A look at an index for each trait: with "or" in one
 * condition, each row could be compared with all clients. */
export function isOfClient(): SQL {
  const before = alias(registrations, 'before');
  const shared = traits.map((trait) => {
    const column = columns[trait];
    const isSame = and(
      eq(before[column], registrations[column]),
      ne(before.id, registrations.id),
      isNotNull(before.clientId),
    );
    return sql`exists (select 1 from ${registrations} as before where ${isSame})`;
  });
  return sql`(${sql.join(shared, sql` or `)})`;
}
