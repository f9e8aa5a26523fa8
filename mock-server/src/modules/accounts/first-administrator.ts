import type { Handlers, RequestOf } from '../../core/http/handlers.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import { adminUserOf } from '../users/users.rules.ts';
import { createAccountStore, withFreeNames } from './accounts.store.ts';
import { createFirstAdministratorStore, type FirstAdministratorStore } from './first-administrator.store.ts';
import { hashPassword } from './passwords.ts';

/** Sets the first super admin up with the link that was printed at the start. @see docs/decisions/0009 */
export function firstAdministratorHandlers(platform: Platform): Handlers<'setup.createAdministrator'> {
  const store = createFirstAdministratorStore(platform.database, platform.clock, platform.random);
  return {
    async 'setup.createAdministrator'(request) {
      await requireUsableLink(platform, store, request);
      await withFreeNames(() => create(platform, store, request));
      const data = { username: request.body.username };
      return {
        status: 201,
        body: { success: true, data, message: 'The first super admin is set up. You can now sign in.' },
      };
    },
  };
}

/** The address of a fresh link when no super admin can sign in: to be printed and nowhere kept. Undefined when one can. */
export async function firstAdministratorUrl({
  database,
  clock,
  random,
  publicUrl,
}: Platform): Promise<string | undefined> {
  const store = createFirstAdministratorStore(database, clock, random);
  if (!(await store.isNeeded())) return undefined;
  return `${publicUrl()}/setup/administrator?token=${await store.createLink()}`;
}

type Request = RequestOf<'setup.createAdministrator'>;

const used = () =>
  new Refusal(410, 'This link has already been used: there is a super admin. Please sign in.', { code: 'link_used' });

/** Guessing is limited by address; a right token gives its attempt back. */
async function requireUsableLink(
  { limits, clock }: Platform,
  store: FirstAdministratorStore,
  { body, address }: Request,
): Promise<void> {
  await limits.consume('setup_token', address);
  const link = await store.find(body.token.trim());
  if (!link) throw new Refusal(404, 'This link is not the newest one. Please use the one of the last start.');
  await limits.reward('setup_token', address);
  if (link.usedAt !== null || !(await store.isNeeded())) throw used();
  if (clock.now() >= link.expiresAt)
    throw new Refusal(410, 'This link has expired. Please restart the server: it prints a new one.', {
      code: 'link_expired',
    });
}

async function create(
  { database, clock }: Platform,
  store: FirstAdministratorStore,
  { body, address, requestId }: Request,
): Promise<void> {
  const passwordHash = await hashPassword(body.password);
  await database.transaction(async () => {
    if (!(await store.use(body.token.trim()))) throw used();
    const account = await createAccountStore(database, clock).insert({
      role: 'super_admin',
      username: body.username,
      email: body.email,
      firstName: body.first_name,
      lastName: body.last_name,
      passwordHash,
    });
    await createAuditStore(database, clock).record({
      action: 'setup.createAdministrator',
      actor: { address, requestId },
      subject: { type: 'user', id: account.id, label: body.username },
      after: { ...adminUserOf(account) },
    });
  });
}
