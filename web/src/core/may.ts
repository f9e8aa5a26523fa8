import { roleMay, roleMaySend, type AdministratorRole, type OperationId } from '@grt/sdk/contract';
import { matchPath } from 'react-router-dom';
import { readAccount, type Account } from './account.ts';
import { patterns } from './paths.ts';
import { readEndedAccount } from './session-end.ts';

/** The role of an administrator; undefined for clients and visitors. Sessions that were stored before there were
 * roles only say whether it is a super admin. */
export function administratorRole(
  account: Account | undefined = readAccount() ?? readEndedAccount(),
): AdministratorRole | undefined {
  if (account?.type !== 'admin') return undefined;
  return account.role ?? (account.is_super_admin === true ? 'super_admin' : 'admin');
}

/** Whether the signed-in administrator may make a call, by the contract's `x-roles`: what would be answered with 403 is
 * not offered. Always true for clients, whose screens only have calls of theirs. */
export function may(operation: OperationId): boolean {
  const role = administratorRole();
  return role === undefined || roleMay(role, operation);
}

/** While someone is asked to sign in again, calls wait by themselves. */
export const isSignedIn = (): boolean => readAccount() !== undefined || readEndedAccount() !== undefined;

/** The same for what screens ask by themselves: they are still there for a moment after signing out, and would ask again what
 * was forgotten. */
export const mayAsk = (operation: OperationId): boolean => isSignedIn() && may(operation);

/** Whether the signed-in administrator may send this field, too, by the contract's `x-role-fields`. */
export function maySend(operation: OperationId, field: string): boolean {
  const role = administratorRole();
  return role === undefined || (roleMay(role, operation) && roleMaySend(role, operation, field));
}

/** The call without which a screen is of no use. Screens that are not listed are for every administrator. */
const needs: readonly (readonly [pattern: string, operation: OperationId])[] = [
  [patterns.adminClients, 'clients.list'],
  [patterns.adminClient, 'clients.show'],
  [patterns.adminFeeds, 'adminFeeds.list'],
  [patterns.adminFeed, 'adminFeeds.show'],
  [patterns.adminDomains, 'domains.reviewStats'],
  [patterns.adminDomain, 'domains.show'],
  [patterns.adminPages, 'pages.list'],
  [patterns.adminPageCreate, 'pages.create'],
  [patterns.adminPageEdit, 'pages.update'],
  [patterns.adminRegistrations, 'registrations.list'],
  [patterns.adminSystems, 'system.status'],
  [patterns.adminAudit, 'audit.list'],
  [patterns.adminOutbox, 'outbox.list'],
  [patterns.adminWebhooks, 'webhooks.list'],
  [patterns.adminWebhook, 'webhooks.show'],
];

/** Whether the signed-in administrator may open a screen. @param to - its URL, with or without a query string */
export function mayOpen(to: string): boolean {
  const role = administratorRole();
  return role === undefined || roleMayOpen(role, to);
}

/** Whether administrators of a role may open a screen. */
export function roleMayOpen(role: AdministratorRole, to: string): boolean {
  const [path = ''] = to.split('?');
  const need = needs.find(([pattern]) => matchPath(pattern, path) !== null);
  return need === undefined || roleMay(role, need[1]);
}

/** A link's target, if the signed-in administrator may open it. */
export const linkTo = (to: string): { readonly to?: string } => (mayOpen(to) ? { to } : {});
