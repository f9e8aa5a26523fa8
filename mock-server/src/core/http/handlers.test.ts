import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { OperationId } from '@grt/sdk/contract';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { seededRandom } from '../ids.ts';
import { silentLog } from '../log.ts';
import { openDiskFileStore } from '../files/disk-file-store.ts';
import { loadDocument } from './document.ts';
import { bindContract } from './handlers.ts';
import type { Handler, Handlers } from './handlers.ts';
import type { HttpEnv } from './http-env.ts';

/** What compiles is the test here: each expected error is one that a module's author would make. */
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
  // @ts-expect-error -- the contract names 201 only
  status: (async () => ({ status: 202, body: receipt })) satisfies Handler<'registrations.submit'>,
  fileInBody: (async ({ body }) => {
    // @ts-expect-error -- a file is not a field of the body
    return { body: body.business_license === undefined ? receipt : receipt };
  }) satisfies Handler<'registrations.submit'>,
};

describe('binding the contract', () => {
  it('starts with what is built and what is listed as not built, and answers 501 for the latter', async () => {
    const document = await loadDocument();
    const folder = await mkdtemp(join(tmpdir(), 'grt-bind-'));
    const files = await openDiskFileStore({ folder, random: seededRandom('bind') });
    const app = new Hono<HttpEnv>();
    const built = Object.keys(share);
    const notBuilt = document.operations
      .map(({ id }) => id as OperationId)
      .filter((id) => !built.includes(id)) as Exclude<OperationId, keyof typeof share>[];
    const options = {
      authenticate: async () => undefined,
      files,
      log: silentLog,
      random: seededRandom('bind'),
      validateReplies: true,
    };

    bindContract(app, document, share, { ...options, notBuilt });

    expect((await app.request('/api/auth/logout', { method: 'POST' })).status).toBe(200);
    expect((await app.request('/api/health')).status).toBe(501);
    const bindWith = { ...options, notBuilt: [...notBuilt, 'auth.logout'] } as const;
    // @ts-expect-error -- one is both built and listed
    expect(() => bindContract(new Hono<HttpEnv>(), document, share, bindWith)).toThrow(
      'built, but listed as not built',
    );
    const nothing = { ...options, notBuilt: [] } as const;
    // @ts-expect-error -- most operations are neither built nor listed
    expect(() => bindContract(new Hono<HttpEnv>(), document, share, nothing)).toThrow('without a handler');
    await rm(folder, { recursive: true });
  });
});
