import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formRules } from '@grt/sdk/rules';
import { fixedClock } from '../core/clock.ts';
import { openDiskFileStore } from '../core/files/disk-file-store.ts';
import { bindRoutes } from '../core/http/bind.ts';
import type { ApiDocument, Fields, Operation } from '@grt/sdk/document';
import { createHttpApp } from '../core/http/http-app.ts';
import type { Principal } from '../core/http/principal.ts';
import { seededRandom } from '../core/ids.ts';
import { createLog } from '../core/log.ts';
import { Refusal } from '../core/refusal.ts';

/** The server up to its handlers: everything that validates a request, and nothing that needs a database. */
export interface ContractDoor {
  /** What the server says about a body; undefined if it accepts it. */
  errorsOf(
    operation: Operation,
    request: DoorRequest,
  ): Promise<Readonly<Record<string, readonly string[]>> | undefined>;
  close(): Promise<void>;
}

interface DoorRequest {
  readonly body: Fields;
  readonly files: Readonly<Record<string, File>>;
  readonly role: 'client' | 'super_admin' | 'visitor';
}

/** Builds the contract's request validation, with the rules of its forms. */
export async function contractDoor(document: ApiDocument): Promise<ContractDoor> {
  const folder = await mkdtemp(join(tmpdir(), 'grt-door-'));
  const random = seededRandom('door');
  const clock = fixedClock('2026-11-21T10:00:00Z');
  const log = createLog({ clock, level: 'error', sinks: [] });
  const files = await openDiskFileStore({ folder, random });
  const letIn = async () => {
    throw new Refusal(418, 'Let in');
  };
  const app = createHttpApp({
    document,
    clock,
    log,
    random,
    corsOrigins: [],
    hsts: false,
    showTiming: false,
    webFolder: undefined,
    bind: (http) =>
      bindRoutes(http, document, Object.fromEntries(document.operations.map(({ id }) => [id, letIn])), {
        authenticate: async (bearer) => principalOf(bearer),
        bodyRules: formRules,
        files,
        log,
        random,
        validateReplies: false,
      }),
  });
  return {
    async errorsOf({ method, path }, { body, files: sent, role }) {
      const isForm = Object.keys(sent).length > 0;
      const response = await app.request(`/api${path.replaceAll(/\{\w+\}/g, '1')}`, {
        method: method.toUpperCase(),
        headers: {
          ...(role === 'visitor' ? {} : { Authorization: `Bearer ${role}` }),
          ...(isForm ? {} : { 'Content-Type': 'application/json' }),
        },
        body: isForm ? formOf({ ...body, ...sent }) : JSON.stringify(body),
      });
      if (response.status === 418) return undefined;
      const told = (await response.json()) as {
        errors?: Readonly<Record<string, readonly string[]>>;
        message?: string;
      };
      if (response.status === 422 && told.errors) return told.errors;
      throw new Error(`${path} answers ${String(response.status)}: ${String(told.message)}`);
    },
    close: () => rm(folder, { recursive: true }),
  };
}

function principalOf(role: string): Principal | undefined {
  const account = { kind: 'session', credential_id: 1, account_id: 1, username: role } as const;
  if (role === 'client') return { ...account, role, client_id: 1 };
  return role === 'super_admin' ? { ...account, role } : undefined;
}

function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File || typeof value === 'string') form.append(name, value);
    else if (value !== undefined) form.append(name, JSON.stringify(value));
  }
  return form;
}
