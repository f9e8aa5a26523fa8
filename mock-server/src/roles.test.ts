import { accountRoleValues, operationAccess, type AccountRole, type OperationId, type Scope } from '@grt/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '@grt/sdk/document';
import { loadDocument } from './core/http/document.ts';
import { createAccountStore } from './modules/accounts/accounts.store.ts';
import { createSessionStore } from './modules/accounts/sessions.store.ts';
import { createTokenStore } from './modules/accounts/tokens.store.ts';
import { anAdministrator } from './testing/administrators.ts';
import { call, type CallOptions } from './testing/api-calls.ts';
import { exampleRequest, pathOfNothing } from './testing/example-request.ts';
import { describeOnEveryServer } from './testing/servers.ts';
import type { TestServer } from './testing.ts';

const document = await loadDocument();
const roles = ['visitor', ...accountRoleValues] as const;
/** Usernames. The roles that the demo has no person of are added to the test's server. */
const person = {
  client: 'acme',
  reviewer: 'the-reviewer',
  operator: 'the-operator',
  finance: 'the-finance',
  admin: 'reviewer',
  super_admin: 'admin',
} as const;

/** The request with the contract's own example as its body, without the fields that the role may not send. */
function exampleOf(operation: Operation, role: (typeof roles)[number]): CallOptions {
  const whole = exampleRequest(document, operation);
  const own = operation.roleFields[role];
  if (!own) return whole;
  const fields = Object.entries(whole.json as object).filter(([field]) => own.includes(field));
  return { ...whole, json: Object.fromEntries(fields) };
}

let server: TestServer;

describeOnEveryServer('who may call what', (start) => {
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    for (const role of ['reviewer', 'operator', 'finance'] as const) await anAdministrator(server, role);
  });

  describe.each(document.operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
    const access = operationAccess[id as OperationId];

    it.each(roles)('lets a %s in or not, as the contract says', async (role) => {
      // Each role gets a fresh session, because some of these calls end the one they are made with.
      const token = role === 'visitor' ? undefined : await freshToken(role);
      const { status } = await call(server, pathOfNothing(operation), {
        ...exampleOf(operation, role),
        ...(token === undefined ? {} : { token }),
      });
      if (operation.isPublic) expect(status).not.toBe(403);
      else if (role === 'visitor') expect(status).toBe(401);
      else if (access.roles.includes(role)) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(403);
    });
  });

  const closed = document.operations.filter(({ isPublic }) => !isPublic);
  describe.each(closed.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
    const access = operationAccess[id as OperationId];

    it('lets an API token in only with the right scopes', async () => {
      const needed = access.scopes.filter((scope) => scope !== '*');
      const wrong: Scope = needed.includes('audit:read') ? 'outbox:read' : 'audit:read';
      const attempt = async (role: AccountRole, scopes: readonly string[]) => {
        const { status } = await call(server, pathOfNothing(operation), {
          ...exampleOf(operation, role),
          token: await apiToken(role, scopes),
        });
        return status;
      };
      const allowed = accountRoleValues.find((role) => access.roles.includes(role)) ?? 'client';
      if (access.scopes.includes('*')) expect(await attempt(allowed, [wrong])).not.toBe(403);
      else {
        expect(await attempt(allowed, [wrong])).toBe(403);
        if (needed.length > 0) expect([401, 403]).not.toContain(await attempt(allowed, needed));
      }
      // A token that was created before its owner's role changed has more scopes than the role.
      const other = accountRoleValues.find((role) => !access.roles.includes(role));
      if (other && needed.length > 0) expect(await attempt(other, needed)).toBe(403);
    });
  });
});

/** Opened directly in the store, since some of these calls change passwords or end sessions. */
async function freshToken(role: keyof typeof person): Promise<string> {
  const { database, clock, random } = server.platform;
  return (await createSessionStore(database, clock, random).open(await accountOf(role), {})).token;
}

async function apiToken(role: AccountRole, scopes: readonly string[]): Promise<string> {
  const { database, clock, random } = server.platform;
  const accountId = await accountOf(role);
  const expiresAt = new Date(clock.now().getTime() + 60_000);
  return (
    await createTokenStore(database, clock, random).create({
      accountId,
      name: 'matrix',
      scopes: [...scopes],
      expiresAt,
    })
  ).secret;
}

async function accountOf(role: keyof typeof person): Promise<number> {
  const found = await createAccountStore(server.platform.database, server.platform.clock).findByName(person[role]);
  if (!found) throw new Error(`There is no ${person[role]}`);
  return found.account.id;
}
