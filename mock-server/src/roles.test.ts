import { accountRoleValues, operationAccess, scopeValues, type AccountRole, type OperationId } from '@grt/sdk/contract';
import type { Operation } from '@grt/sdk/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDocument } from './core/http/document.ts';
import type { Principal } from './core/http/principal.ts';
import { anAdministrator } from './testing/administrators.ts';
import { call, type CallOptions } from './testing/api-calls.ts';
import { contractGuard, type Outcome } from './testing/contract-guard.ts';
import { exampleRequest, pathOfNothing } from './testing/example-request.ts';
import { isFull, sampled } from './testing/sampled.ts';
import { createTestServer, type TestServer } from './testing.ts';

const document = await loadDocument();
const operations = document.operations.map((operation) => [operation.id, operation] as const);
const roles = ['visitor', ...accountRoleValues] as const;
const accessOf = ({ id }: Operation) => operationAccess[id as OperationId];

/** Someone who makes a call. */
interface Caller {
  readonly name: string;
  readonly role: (typeof roles)[number];
  /** Of an API token. */
  readonly scopes?: readonly string[];
  readonly principal: Principal | 'ended' | undefined;
}

const visitors: readonly Caller[] = [
  { name: 'visitor', role: 'visitor', principal: undefined },
  { name: 'ended session', role: 'visitor', principal: 'ended' },
];

const sessions = accountRoleValues.map((role): Caller => {
  return { name: role, role, principal: { kind: 'session', is_confirmed: true, ...identityOf(role) } };
});

/** For each role, tokens with exactly the scopes that the operation needs, with all there are, with all but one of those
 * that it needs, and with none. A token can have scopes beyond its owner's role if the role changed after its creation. Of a
 * role that may not call it, `npm test` asks with all scopes alone, which can do the most. */
function tokensFor(operation: Operation): readonly Caller[] {
  const needed = accessOf(operation).scopes.filter((scope) => scope !== '*');
  const lists: (readonly [string, readonly string[]])[] = [
    ['the needed scopes', needed],
    ['all scopes', scopeValues],
    ...needed.map((scope) => [`all scopes but ${scope}`, scopeValues.filter((one) => one !== scope)] as const),
    ['no scope', []],
  ];
  const { roles: allowed } = accessOf(operation);
  return accountRoleValues.flatMap((role) => {
    const asked = isFull || allowed.includes(role) ? lists : lists.filter(([list]) => list === 'all scopes');
    return asked.map(([list, scopes]) => {
      const principal: Principal = { kind: 'token', scopes, ...identityOf(role) };
      return { name: `token of ${role} with ${list}`, role, scopes, principal };
    });
  });
}

function identityOf(role: AccountRole) {
  const client = role === 'client' ? { client_id: 1 } : {};
  return { credential_id: 1, account_id: 1, username: role, role, ...client };
}

/** What the contract says. */
function expectedOf(operation: Operation, { role, scopes: held }: Caller): Outcome {
  const { roles: allowed, scopes } = accessOf(operation);
  if (!allowed.includes(role)) return role === 'visitor' ? 401 : 403;
  if (held === undefined || scopes.includes('*')) return 'let in';
  return scopes.length > 0 && scopes.every((scope) => held.includes(scope)) ? 'let in' : 403;
}

describe('who may call what, before any handler', () => {
  const guard = contractGuard(document);

  it.each(operations)(
    '%s lets in the roles and the scopes that the contract lists, and no others',
    async (_, operation) => {
      const seen: Record<string, Outcome> = {};
      const expected: Record<string, Outcome> = {};
      for (const caller of [...visitors, ...sessions, ...tokensFor(operation)]) {
        seen[caller.name] = await guard.outcome(operation, caller.principal, bodyOf(operation, caller.role));
        expected[caller.name] = expectedOf(operation, caller);
      }
      expect(seen).toEqual(expected);
    },
  );

  /** A body with the fields that the role may send, where it may not send all. */
  function bodyOf(operation: Operation, role: Caller['role']) {
    const own = operation.roleFields[role];
    if (own === undefined) return undefined;
    return Object.fromEntries(Object.entries(guard.rightValues(operation)).filter(([field]) => own.includes(field)));
  }

  const limited = operations.filter(([, { roleFields }]) => Object.keys(roleFields).length > 0);
  it.each(limited)('%s accepts of each role the fields that it may send, alone and together', async (_, operation) => {
    const values = guard.rightValues(operation);
    for (const { role, principal } of sessions.filter((one) => accessOf(operation).roles.includes(one.role)))
      for (const [field, value] of Object.entries(values)) {
        const expected = (operation.roleFields[role] ?? [field]).includes(field) ? 'let in' : 403;
        const outcomes = [
          await guard.outcome(operation, principal, { [field]: value }),
          await guard.outcome(operation, principal, { ...bodyOf(operation, role), [field]: value }),
        ];
        expect([role, field, ...outcomes]).toEqual([role, field, expected, expected]);
      }
  });
});

/** Usernames. The roles that the demo has no person of are added to the test's server. */
const person = {
  client: 'acme',
  reviewer: 'the-reviewer',
  operator: 'the-operator',
  finance: 'the-finance',
  admin: 'reviewer',
  super_admin: 'admin',
} as const;

/** Two lists, of which a role may see the first only. Together they tell each role from all others. */
const examples: readonly (readonly [AccountRole, OperationId, OperationId])[] = [
  ['client', 'client.dashboard', 'registrations.list'],
  ['reviewer', 'registrations.list', 'geo.list'],
  ['operator', 'geo.list', 'registrations.list'],
  ['finance', 'settings.show', 'registrations.list'],
  ['admin', 'outbox.list', 'tokens.listAll'],
  ['super_admin', 'tokens.listAll', 'client.dashboard'],
];

describe('who may call what, on the whole server', () => {
  let server: TestServer;
  beforeAll(async () => {
    // A refusal that the contract does not list would be reported as a violation of the contract instead.
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_VALIDATE_REPLIES: '0' } });
    for (const role of ['reviewer', 'operator', 'finance'] as const) await anAdministrator(server, role);
  });
  afterAll(() => server.close());

  const pathOf = (id: OperationId) => document.operations.find((operation) => operation.id === id)?.path ?? '';
  const scopesOf = (id: OperationId) => operationAccess[id].scopes.filter((scope) => scope !== '*');

  it.each(examples)('follows the role and the scopes of a %s', async (role, allowed, forbidden) => {
    const session = await sessionOf(role);
    const token = await apiToken(role, [...scopesOf(allowed), ...scopesOf(forbidden)]);
    for (const bearer of [session, token]) {
      const me = (await call(server, '/auth/me', { token: bearer })).body.data as { role: string };
      expect(me.role).toBe(role);
      expect((await call(server, pathOf(allowed), { token: bearer })).status).toBe(200);
      expect((await call(server, pathOf(forbidden), { token: bearer })).status).toBe(403);
    }
    const narrow = await apiToken(role, ['account:read']);
    expect(await call(server, pathOf(allowed), { token: narrow })).toMatchObject({
      status: 403,
      body: { code: 'scope_lacking' },
    });
  });

  it.each(roles)('has no handler that refuses a %s whom the contract lets in', async (role) => {
    const refused: (readonly [string, number])[] = [];
    const opened = async () => (role === 'visitor' ? undefined : sessionOf(role));
    let session = await opened();
    for (const operation of document.operations.filter((one) => askedAs(one).includes(role))) {
      for (const token of [session, ...(await tokenOfFirst(operation, role))]) {
        const options = { ...exampleOf(operation, role), ...(token === undefined ? {} : { token }) };
        const { status } = await call(server, pathOfNothing(operation), options);
        // A public call may say that what it was given, such as a password, is wrong.
        if (status === 403 || (status === 401 && !operation.isPublic)) refused.push([operation.id, status]);
      }
      // Some of these calls end the session that they are made with.
      if (operation.id.startsWith('auth.')) session = await opened();
    }
    expect(refused).toEqual([]);
  });

  /** The roles that may make a call: in `npm test` the first and the last. */
  function askedAs(operation: Operation): readonly string[] {
    return sampled(
      roles.filter((role) => accessOf(operation).roles.includes(role)),
      2,
    );
  }

  /** Opened directly in the store, since some calls change passwords. */
  async function sessionOf(role: AccountRole): Promise<string> {
    return (await server.platform.sessions.open(await accountOf(role), {})).token;
  }

  /** A token with exactly the needed scopes, of the first role that may make the call. */
  async function tokenOfFirst(operation: Operation, role: Caller['role']): Promise<readonly string[]> {
    const needed = scopesOf(operation.id as OperationId);
    const first = accountRoleValues.find((one) => accessOf(operation).roles.includes(one));
    return first !== undefined && first === role && needed.length > 0 ? [await apiToken(first, needed)] : [];
  }

  async function apiToken(role: AccountRole, scopes: readonly string[]): Promise<string> {
    const { tokens, clock } = server.platform;
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const accountId = await accountOf(role);
    return (await tokens.create({ accountId, name: 'matrix', scopes: [...scopes], expiresAt })).secret;
  }

  async function accountOf(role: AccountRole): Promise<number> {
    const found = await server.platform.accounts.findByName(person[role]);
    if (!found) throw new Error(`There is no ${person[role]}`);
    return found.account.id;
  }
});

/** The request with the contract's own example as its body, without the fields that the role may not send. */
function exampleOf(operation: Operation, role: Caller['role']): CallOptions {
  const whole = exampleRequest(document, operation);
  const own = operation.roleFields[role];
  if (!own) return whole;
  const fields = Object.entries(whole.json as object).filter(([field]) => own.includes(field));
  return { ...whole, json: Object.fromEntries(fields) };
}
