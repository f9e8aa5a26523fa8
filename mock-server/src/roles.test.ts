import { operationAccess, type OperationId, type Scope } from '@grt/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '@grt/sdk/document';
import { loadDocument } from './core/http/document.ts';
import { createAccountStore } from './modules/accounts/accounts.store.ts';
import { createSessionStore } from './modules/accounts/sessions.store.ts';
import { createTokenStore } from './modules/accounts/tokens.store.ts';
import { call, formOf, type CallOptions } from './testing/api-calls.ts';
import { describeOnEveryServer } from './testing/servers.ts';
import type { TestServer } from './testing.ts';

const document = await loadDocument();
const roles = ['visitor', 'client', 'admin', 'super_admin'] as const;
const person = { client: 'acme', admin: 'reviewer', super_admin: 'admin' } as const;

/** The object in the path does not exist: only access matters here. */
const pathOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, '999999');

/** The request with the contract's own example as its body. */
function exampleOf(operation: Operation): CallOptions {
  const paths = document.root['paths'] as Record<
    string,
    Record<string, { requestBody?: { content?: Record<string, { example?: unknown }> } }>
  >;
  const media = paths[operation.path]?.[operation.method]?.requestBody?.content ?? {};
  const json = media['application/json'];
  const form = media['multipart/form-data'];
  return {
    method: operation.method.toUpperCase(),
    ...(json
      ? { json: json.example ?? {} }
      : form
        ? { form: formOf((form.example ?? {}) as Record<string, string>) }
        : {}),
  };
}

let server: TestServer;

describeOnEveryServer('who may call what', (start) => {
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
  });

  describe.each(document.operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
    const access = operationAccess[id as OperationId];

    it.each(roles)('lets a %s in or not, as the contract says', async (role) => {
      // Each role gets a fresh session, because some of these calls end the one they are made with.
      const token = role === 'visitor' ? undefined : await freshToken(role);
      const { status } = await call(server, pathOf(operation), {
        ...exampleOf(operation),
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
      const role = roles.findLast((name) => access.roles.includes(name)) ?? 'client';
      const needed = access.scopes.filter((scope) => scope !== '*');
      const wrong: Scope = needed.includes('audit:read') ? 'outbox:read' : 'audit:read';
      const attempt = async (scopes: readonly string[]) => {
        const { status } = await call(server, pathOf(operation), {
          ...exampleOf(operation),
          token: await apiToken(role, scopes),
        });
        return status;
      };
      if (access.scopes.includes('*')) expect(await attempt([wrong])).not.toBe(403);
      else {
        expect(await attempt([wrong])).toBe(403);
        if (needed.length > 0) expect([401, 403]).not.toContain(await attempt(needed));
      }
    });
  });
});

/** Opened directly in the store, since some of these calls change passwords or end sessions. */
async function freshToken(role: keyof typeof person): Promise<string> {
  const { database, clock, random } = server.platform;
  return (await createSessionStore(database, clock, random).open(await accountOf(role), {})).token;
}

async function apiToken(role: (typeof roles)[number], scopes: readonly string[]): Promise<string> {
  const { database, clock, random } = server.platform;
  const accountId = await accountOf(role === 'visitor' ? 'client' : role);
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
