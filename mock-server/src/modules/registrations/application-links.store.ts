import { eq } from 'drizzle-orm';
import { applicationLinkDays } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, randomToken, type Random } from '../../core/ids.ts';
import { applicationLinks, registrations } from '../../tables/registrations.tables.ts';
import type { RegistrationRow } from './registrations.store.ts';

const dayMs = 86_400_000;

/** An application with the link that leads to it. */
export interface LinkedApplication {
  readonly registration: RegistrationRow;
  readonly expiresAt: Date;
}

export interface ApplicationLinkStore {
  /** A further link to the application; earlier ones go on working. @returns its token, which is revealed only here */
  create(registrationId: number): Promise<string>;
  /** The application that a link leads to, whether or not the link has expired. */
  find(token: string): Promise<LinkedApplication | undefined>;
}

export function createApplicationLinkStore(database: Database, clock: Clock, random: Random): ApplicationLinkStore {
  return {
    async create(registrationId) {
      const token = randomToken(random, { prefix: 'grt_application_' });
      const expiresAt = new Date(clock.now().getTime() + applicationLinkDays * dayMs);
      await database
        .current()
        .insert(applicationLinks)
        .values({ tokenHash: hashToken(token), registrationId, expiresAt });
      return token;
    },
    async find(token) {
      const [found] = await database
        .current()
        .select({ registration: registrations, expiresAt: applicationLinks.expiresAt })
        .from(applicationLinks)
        .innerJoin(registrations, eq(registrations.id, applicationLinks.registrationId))
        .where(eq(applicationLinks.tokenHash, hashToken(token)));
      return found;
    },
  };
}
