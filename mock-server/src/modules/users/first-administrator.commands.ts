import type { BodyOf } from '@grt/sdk/contract';
import type { Platform } from '../../core/platform.ts';
import { networkOf } from '../../core/rate-limits/network.ts';
import { Refusal } from '../../core/refusal.ts';
import type { AccountStore } from '../accounts/accounts.store.ts';
import { withFreeNames } from './free-names.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { FirstAdministratorStore } from './first-administrator.store.ts';
import { adminUserOf } from './users.rules.ts';

export interface FirstAdministratorParts extends Pick<Platform, 'database' | 'clock' | 'limits' | 'passwords'> {
  readonly firstAdministrator: FirstAdministratorStore;
  readonly accounts: AccountStore;
  readonly audit: AuditStore;
}

/** The address of a fresh link when no super admin can sign in, to be printed and never stored. Undefined when one can.
 */
export async function firstAdministratorUrl({
  firstAdministrator,
  publicUrl,
}: Pick<FirstAdministratorParts, 'firstAdministrator'> & Pick<Platform, 'publicUrl'>): Promise<string | undefined> {
  if (!(await firstAdministrator.isNeeded())) return undefined;
  return `${publicUrl()}/setup/administrator?token=${await firstAdministrator.createLink()}`;
}

type Form = BodyOf<'setup.createAdministrator'>;

/** Where a visitor comes from. */
interface Visitor {
  readonly address: string;
  readonly requestId: string;
}

/** Creates the first super admin. @throws Refusal 404 or 410 for the link, 422 for a refused field, 429 */
export async function setUpFirstAdministrator(
  parts: FirstAdministratorParts,
  form: Form,
  from: Visitor,
): Promise<void> {
  await requireUsableLink(parts, form, from);
  await withFreeNames(() => create(parts, form, from));
}

const used = () =>
  new Refusal(410, 'This link has already been used: there is a super admin. Please sign in.', { code: 'link_used' });

/** Guessing is limited by address; a correct token does not count as an attempt. */
async function requireUsableLink(
  { limits, clock, firstAdministrator }: FirstAdministratorParts,
  { token }: Form,
  { address }: Visitor,
): Promise<void> {
  await limits.consume('setup_token', networkOf(address));
  const link = await firstAdministrator.find(token.trim());
  if (!link) throw new Refusal(404, 'This link is not the newest one. Please use the one of the last start.');
  await limits.reward('setup_token', networkOf(address));
  if (link.usedAt !== null || !(await firstAdministrator.isNeeded())) throw used();
  if (clock.now() >= link.expiresAt)
    throw new Refusal(410, 'This link has expired. Please restart the server: it prints a new one.', {
      code: 'link_expired',
    });
}

async function create(
  { database, firstAdministrator, accounts, audit, passwords }: FirstAdministratorParts,
  form: Form,
  from: Visitor,
): Promise<void> {
  const { username } = form;
  const passwordHash = await passwords.hashNew(form.password);
  await database.transaction(async () => {
    if (!(await firstAdministrator.use(form.token.trim()))) throw used();
    const account = await accounts.insert({
      role: 'super_admin',
      username,
      email: form.email,
      firstName: form.first_name,
      lastName: form.last_name,
      passwordHash,
    });
    await audit.record({
      action: 'setup.createAdministrator',
      actor: from,
      subject: { type: 'user', id: account.id, label: username },
      after: { ...adminUserOf(account) },
    });
  });
}
