import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, randomToken, type Random } from '../../core/ids.ts';
import { accounts, firstAdministratorLink } from '../../tables/accounts.tables.ts';

const hourMs = 3_600_000;

export interface FirstAdministratorStore {
  /** Whether no super admin can sign in. */
  isNeeded(): Promise<boolean>;
  /** A new link, valid for an hour; any older one stops working. The token is returned only here. */
  createLink(): Promise<string>;
  /** The link with this token; undefined if it was replaced or never existed. */
  find(token: string): Promise<{ readonly expiresAt: Date; readonly usedAt: Date | null } | undefined>;
  /** Uses up the link. False when someone else just did. */
  use(token: string): Promise<boolean>;
  /** Makes the link stop working. */
  end(): Promise<void>;
}

export function createFirstAdministratorStore(
  database: Database,
  clock: Clock,
  random: Random,
): FirstAdministratorStore {
  return {
    async isNeeded() {
      const canSignIn = and(eq(accounts.isActive, true), isNotNull(accounts.passwordHash), isNull(accounts.removedAt));
      const found = await database
        .current()
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.role, 'super_admin'), canSignIn))
        .limit(1);
      return found.length === 0;
    },
    async createLink() {
      const token = randomToken(random, { prefix: 'grt_first_' });
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + hourMs);
      const link = { tokenHash: hashToken(token), createdAt, expiresAt, usedAt: null };
      await database
        .current()
        .insert(firstAdministratorLink)
        .values({ id: 1, ...link })
        .onConflictDoUpdate({ target: firstAdministratorLink.id, set: link });
      return token;
    },
    async find(token) {
      const [link] = await database
        .current()
        .select()
        .from(firstAdministratorLink)
        .where(eq(firstAdministratorLink.tokenHash, hashToken(token)));
      return link;
    },
    async use(token) {
      const isThis = eq(firstAdministratorLink.tokenHash, hashToken(token));
      const used = await database
        .current()
        .update(firstAdministratorLink)
        .set({ usedAt: clock.now() })
        .where(and(isThis, isNull(firstAdministratorLink.usedAt)))
        .returning({ id: firstAdministratorLink.id });
      return used.length === 1;
    },
    async end() {
      await database.current().delete(firstAdministratorLink);
    },
  };
}
