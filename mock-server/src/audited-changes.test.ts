import type { OperationId } from '@grt/sdk/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadDocument } from './core/http/document.ts';
import { aCsv, aFile, sendFile } from './modules/feeds/testing.ts';
import { call, formOf } from './testing/api-calls.ts';
import { auditedChanges, untoldFields, untoldOperations, type AuditedChange } from './testing/audited-changes.ts';
import { auditedRecords, type AuditedRecords } from './testing/audited-records.ts';
import { contractForms } from './testing/contract-forms.ts';
import { lastAudit } from './testing/last-audit.ts';
import { describeOnServer } from './testing/servers.ts';
import { testPassword, type TestServer } from './testing.ts';

const document = await loadDocument();
/** Each operation with a body, once: as JSON where it takes that. */
const forms = contractForms(document)
  .filter(({ operation: { method, body }, kind }) => method !== 'get' && (kind === 'json' || body?.json === undefined))
  .filter(({ operation }) => !untoldOperations.has(operation.id as OperationId));

const newPassword = 'quite another one';
/** Of sessions, API tokens, and webhooks, and passwords. */
const secrets = new RegExp(`grt_[a-z]+_|whsec_|${testPassword}|${newPassword}`);

const asForm = (fields: object) =>
  formOf(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value instanceof File ? value : String(value)]),
    ),
  );

describeOnServer('the audit entry of a change', (start) => {
  let server: TestServer;
  let records: AuditedRecords;
  let changes: Partial<Record<string, AuditedChange>>;
  beforeAll(async () => {
    // At noon in New York: a click can be sold.
    server = await start({
      now: '2026-11-20T17:00:00.000Z',
      environment: { GRT_RATE_LIMITS: 'off', GRT_TRAFFIC: 'off' },
    });
    records = await auditedRecords(server);
    changes = auditedChanges(records);
  });

  it('is expected of every operation of the contract that has a body, or there is a reason why not', () => {
    const ids = document.operations.filter(({ method, body }) => method !== 'get' && body).map(({ id }) => id);
    expect([...Object.keys(changes), ...untoldOperations.keys()].toSorted()).toEqual(ids.toSorted());
  });

  it('names the file that a feed gets', async () => {
    const file = aFile(aCsv([['b', 'B']]), 'newer.csv');
    const { status } = await sendFile(server, records.tokens.acme, {
      feedId: records.ownFeed,
      file,
      fields: { feed_name: 'With a file' },
    });
    const entry = await lastAudit(server, 'clientFeeds.update');
    expect([status, entry?.before, entry?.after]).toMatchObject([
      200,
      { feed_name: 'Own' },
      { feed_name: 'With a file', file: 'newer.csv' },
    ]);
    await server.drain();
    await call(server, `/admin/feeds/${String(records.ownFeed)}/approve`, { token: records.tokens.admin, json: {} });
    await server.drain();
  });

  it('has no password', async () => {
    const json = { current_password: testPassword, password: newPassword, password_confirmation: newPassword };
    const { status } = await call(server, '/auth/password', { token: records.tokens.acme, method: 'PUT', json });
    expect([status, JSON.stringify(await lastAudit(server, 'auth.changePassword'))]).toEqual([
      200,
      expect.not.stringMatching(secrets),
    ]);
  });

  it('names the content of a page, which its revisions keep', async () => {
    const json = { title: 'Terms', slug: 'terms-here', content: '<p>Much longer</p>' };
    await call(server, `/admin/pages/${String(records.page)}/update`, { token: records.tokens.admin, json });
    const entry = await lastAudit(server, 'pages.update');
    expect(entry?.after).toMatchObject({ changed: ['content'] });
    expect(JSON.stringify(entry)).not.toContain('Much longer');
  });

  // The settings come last: they keep administrators without a second factor from everything else.
  const last = (id: string) => Number(id === 'settings.update');
  const sorted = forms.toSorted((one, other) => last(one.operation.id) - last(other.operation.id));
  it.each(sorted.map((form) => [form.operation.id, form] as const))(
    '%s has every changed field, as it was and as it is now',
    async (id, { operation: { method, path }, kind, properties }) => {
      const { as = 'admin', fields, action = id, told = {}, adds, ...change } = changes[id] ?? { fields: {} };
      const isTold = (name: string) => !untoldFields.has(name);
      expect(Object.keys(fields).filter(isTold).toSorted()).toEqual(Object.keys(properties).filter(isTold).toSorted());
      const url = path.replace('{id}', String(change.id));
      const body = kind === 'json' ? { json: fields } : { form: asForm(fields) };
      const reply = await call(server, url, { token: records.tokens[as], method: method.toUpperCase(), ...body });
      expect([reply.body.errors, reply.status]).toEqual([undefined, expect.toBeOneOf([200, 201])]);
      const entry = await lastAudit(server, action);
      const expected = Object.keys(fields)
        .filter(isTold)
        .map((name) => told[name] ?? { [name]: fields[name] });
      const after = Object.assign({}, ...expected) as Record<string, unknown>;
      expect([entry?.requestId, entry?.after]).toEqual([
        reply.headers.get('x-request-id'),
        expect.objectContaining(after),
      ]);
      expect(JSON.stringify(entry)).not.toMatch(secrets);
      if (adds) return;
      const before = entry?.before ?? {};
      const { change_reason: _, ...values } = after;
      for (const [name, value] of Object.entries(values)) {
        expect(Object.keys(before)).toContain(name);
        expect(before[name]).not.toEqual(value);
      }
    },
  );
});
