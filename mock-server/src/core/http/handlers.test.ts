import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { seededRandom } from '../ids.ts';
import { silentLog } from '../log.ts';
import { openDiskFileStore } from '../files/disk-file-store.ts';
import { loadDocument } from './document.ts';
import { bindRoutes } from './bind.ts';
import { bindContract } from './handlers.ts';
import type { Handler, Handlers } from './handlers.ts';
import type { HttpEnv } from './http-env.ts';

/** Compilation is the test here: each expected error is one that a module's author could make. */
const share: Handlers<'registrations.submit' | 'auth.logout' | 'registrations.businessLicense'> = {
  async 'registrations.submit'({ body, files }) {
    const name: string = body.first_name;
    await files.business_license?.keep();
    return { body: { success: true, data: { id: 1, application_id: name, status: 'pending' }, message: 'Received' } };
  },
  async 'auth.logout'() {
    return { body: { success: true } };
  },
  async 'registrations.businessLicense'({ path, query }) {
    return {
      contentType: 'application/pdf',
      body: new Uint8Array([path.id, query.original ?? 0]),
      filename: 'License.pdf',
    };
  },
};

const receipt = { success: true, data: { id: 1, application_id: 'GRT-1', status: 'pending' }, message: '' } as const;

export const mistakes = {
  // @ts-expect-error -- one handler is missing
  missing: {} satisfies Handlers<'auth.logout'>,
  // @ts-expect-error -- the contract has no such operation
  unknown: (async () => ({ body: { success: true } })) satisfies Handler<'auth.logOut'>,
  // @ts-expect-error -- the field has another type
  field: (async () => ({ body: { success: 'yes' } })) satisfies Handler<'auth.logout'>,
  // @ts-expect-error -- the contract only lists 201
  status: (async () => ({ status: 202, body: receipt })) satisfies Handler<'registrations.submit'>,
  fileInBody: (async ({ body }) => {
    // @ts-expect-error -- a file is not a field of the body
    return { body: body.business_license === undefined ? receipt : receipt };
  }) satisfies Handler<'registrations.submit'>,
};

describe('binding the contract', () => {
  it('neither compiles nor starts while an operation has no handler', async () => {
    const document = await loadDocument();
    const folder = await mkdtemp(join(tmpdir(), 'grt-bind-'));
    const options = {
      authenticate: async () => undefined,
      files: await openDiskFileStore({ folder, random: seededRandom('bind') }),
      log: silentLog,
      random: seededRandom('bind'),
      validateReplies: true,
    };
    // @ts-expect-error -- most operations have no handler
    expect(() => bindContract(new Hono<HttpEnv>(), document, share, options)).toThrow(
      /without a handler: .*system\.health/,
    );

    const { operations } = document;
    const part = { ...document, operations: operations.filter(({ id }) => Object.hasOwn(share, id)) };
    const app = new Hono<HttpEnv>();
    bindRoutes(app, part, share, options);
    expect((await app.request('/api/auth/logout', { method: 'POST' })).status).toBe(200);
    await rm(folder, { recursive: true });
  });
});
