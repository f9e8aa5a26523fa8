import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { failingServer, grtOf } from '../../testing/client-app.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const admin = await grtOf(server, 'admin');
  await admin.clients.suspend({ id: 2, reason: 'Payment is overdue.' });
  await admin.clients.update({ id: 1, company_name: '<b>Acme</b> Video' });
});
afterAll(() => server.close());

const actions = () =>
  within(screen.getByRole('table', { name: 'Audit entries' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

it('lists what was done, filters by the URL, and says when nothing matches', async () => {
  const app = await openAsReviewer(server, '/admin/audit?subject=client');
  await screen.findByRole('button', { name: 'Client suspended' });
  expect(actions()).toEqual(['Client changed', 'Client suspended']);
  expect(screen.getByText('2 entries')).toBeDefined();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Client suspended');
  await waitFor(() => expect(actions()).toEqual(['Client suspended']));
  expect(app.path()).toBe('/admin/audit?subject=client&action=clients.suspend');
  await app.user.type(screen.getByRole('searchbox', { name: 'Actor’s username' }), 'reviewer{Enter}');
  await app.user.click(await screen.findByRole('button', { name: 'Show all entries' }));
  await screen.findAllByRole('button', { name: 'Signed in' });
  expect(app.path()).toBe('/admin/audit');
});

it('keeps to the days in the URL, including the last one', async () => {
  await openAsReviewer(server, '/admin/audit?from=2026-11-20&to=2026-11-20&subject=client');
  await screen.findByText('2 entries');
  const app = await openAsReviewer(server, '/admin/audit?to=2026-11-18');
  await screen.findByText('No matching entries');
  expect(app.path()).toBe('/admin/audit?to=2026-11-18');
});

it('shows one entry with what changed, as text', async () => {
  const app = await openAsReviewer(server, '/admin/audit?action=clients.update');
  await app.user.click(await screen.findByRole('button', { name: 'Client changed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Client changed' }));
  expect(dialog.getByText('admin (super admin)')).toBeDefined();
  const row = dialog.getByRole('row', { name: /^company name/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Acme Video', '<b>Acme</b> Video']);
});

it('says what could not be loaded', async () => {
  const failing = failingServer(server, (_method, path) => path === '/admin/audit', 403);
  const app = await openAsReviewer(server, '/admin/audit', failing.fetch);
  expect((await screen.findByRole('alert')).textContent).toContain('Request id: req-7');
  failing.mend();
  await app.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Client changed' })).toBeDefined();
});
