import type { AdminUser } from '@grt/sdk/contract';
import { csvColumns } from '../../core/csv-columns.ts';
import { fileInBatches } from '../../core/file-in-batches.ts';
import { exportedFile } from '../../core/http/exported-file.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { Refusal } from '../../core/refusal.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { createUserCommands, type UserParts } from './users.commands.ts';
import { adminUserOf } from './users.rules.ts';

/** Administrators; only super admins change them. @see docs/specification/decisions.md §3 and §12 */
export function userHandlers(
  parts: UserParts,
): Handlers<
  | 'users.list'
  | 'users.export'
  | 'users.show'
  | 'users.create'
  | 'users.update'
  | 'users.cancelEmail'
  | 'users.remove'
  | 'users.removeFactors'
> {
  const { users, emailChanges, audit } = parts;
  const commands = createUserCommands(parts);
  return {
    async 'users.list'({ query }) {
      const { rows, total } = await users.list(query, windowOf(query));
      const changes = await emailChanges.of(rows.map(({ id }) => id));
      const data = rows.map((row) => adminUserOf(row, changes.get(row.id)));
      return { status: 200, body: { success: true, data, meta: metaOf(query, total) } };
    },
    async 'users.export'({ query, ...request }) {
      const body = fileInBatches(head, await users.idsOf(query), async (batch) =>
        (await users.some(batch)).map((account) => lineOf(adminUserOf(account))),
      );
      const file = { subject: { type: 'user' }, filename: 'administrators.csv', body };
      return await exportedFile(audit, request, { ...file, action: 'users.export', query });
    },
    async 'users.show'({ path }) {
      const account = await users.find(path.id);
      if (!account) throw new Refusal(404, 'Administrator not found');
      const change = (await emailChanges.of([account.id])).get(account.id);
      return { status: 200, body: { success: true, data: adminUserOf(account, change) } };
    },
    async 'users.create'({ body, ...request }) {
      const account = await commands.create(body, actorOf(request));
      return { status: 201, body: { success: true, data: adminUserOf(account) } };
    },
    async 'users.update'({ path, body, ...request }) {
      const account = await commands.update(body, { id: path.id, actor: actorOf(request) });
      const change = (await emailChanges.of([account.id])).get(account.id);
      return { status: 200, body: { success: true, data: adminUserOf(account, change) } };
    },
    async 'users.cancelEmail'({ path, ...request }) {
      const account = await commands.cancelEmail({ id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, data: adminUserOf(account) } };
    },
    async 'users.removeFactors'({ path, ...request }) {
      await commands.removeFactors({ id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, message: 'The second factor was removed.' } };
    },
    async 'users.remove'({ path, ...request }) {
      await commands.remove({ id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, message: 'The administrator was removed.' } };
    },
  };
}

const { head, lineOf } = csvColumns<AdminUser>([
  'id',
  'username',
  'full_name',
  'email',
  'role',
  'is_active',
  'has_second_factor',
  'last_login_at',
  'created_at',
]);
