import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { failingServer, grtOf } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const admin = await grtOf(server, 'admin');
  await admin.clients.suspend({ id: 2, reason: 'Payment is overdue.' });
  await admin.clients.update({ id: 1, company_name: '<b>Acme</b> Video' });
});
afterAll(() => server.close());

const entries = () =>
  within(screen.getByRole('table', { name: 'Audit entries' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const details = (action: string) => ({ name: new RegExp(`^Details: ${action}`) });

it('lists what was done, filters by the URL, and says when nothing matches', async () => {
  const app = await openAsReviewer(server, '/admin/audit?subject=client');
  await screen.findByText('2 entries');
  // Maintenance removes old ones, which mock-server/src/maintenance.test.ts shows.
  screen.getByText(/Entries are never changed, and kept as long as the settings say; failed sign-ins for 30 days\.$/);
  expect(entries()).toEqual(['admin changed the client <b>Acme</b> Video', 'admin suspended the client Globex Clips']);
  expect(screen.getByRole('link', { name: 'Globex Clips' }).getAttribute('href')).toBe('/admin/clients/2');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Client suspended');
  await waitFor(() => expect(entries()).toEqual(['admin suspended the client Globex Clips']));
  expect(app.path()).toBe('/admin/audit?subject=client&action=clients.suspend');
  await writeIn(app.user, screen.getByRole('searchbox', { name: 'Actor’s username' }), 'reviewer');
  await app.user.keyboard('{Enter}');
  await app.user.click(await screen.findByRole('button', { name: 'Show all entries' }));
  await screen.findAllByRole('button', details('Signed in'));
  expect(app.path()).toBe('/admin/audit');
});

it('keeps to the days in the URL, including the last one', async () => {
  await openAsReviewer(server, '/admin/audit?from=2026-11-20&to=2026-11-20&subject=client');
  await screen.findByText('2 entries');
  const app = await openAsReviewer(server, '/admin/audit?to=2026-11-18');
  await screen.findByText('No matching entries');
  expect(app.path()).toBe('/admin/audit?to=2026-11-18');
});

it('shows the audit of one record, exports what it shows, and lets the filter go', async () => {
  const asked: string[] = [];
  const app = await openAsReviewer(server, '/admin/audit?subject=client&id=2', async (input, init) => {
    if (new URL(input).pathname.endsWith('/export')) asked.push(new URL(input).search);
    return await server.fetch(input, init);
  });
  await screen.findByText('1 entry');
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  await app.user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(asked).toEqual(['?subject_type=client&subject_id=2']));
  await app.user.click(screen.getByRole('button', { name: /^Only client 2/ }));
  await screen.findByText('2 entries');
  expect(app.path()).toBe('/admin/audit?subject=client');
});

it('shows one entry with what changed, as text', async () => {
  const app = await openAsReviewer(server, '/admin/audit?action=clients.update');
  await app.user.click(await screen.findByText('changed the client', { exact: false, selector: 'td *' }));
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
  expect((await screen.findByRole('alert')).textContent).toContain('Request ID: req-7');
  failing.mend();
  await app.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', details('Client changed'))).toBeDefined();
});
