import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

it('says that it deletes only the first of more pages than fit in one run', async () => {
  await server.platform.database.pool.query(
    `insert into site_pages (title, slug, content, page_type, status, is_active, version, updated_by, created_at, updated_at)
     select 'Many ' || n, 'many-' || n, '<p>x</p>', 'custom', 'draft', true, 1, (select min(id) from accounts), $1, $1
     from generate_series(1, 1200) as n`,
    [server.clock.now()],
  );
  const { user } = await openAsReviewer(server, '/admin/pages');
  const row = within(await screen.findByRole('row', { name: /Many 1200/ }));
  await user.click(row.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Select all 1,200 that match' }));
  await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete pages' }));
  const question = 'Are you sure you want to delete 1,000 pages? This action cannot be undone.';
  expect(dialog.getByText(`${question} They are the first of the 1,200 that you selected.`)).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Delete 1,000 pages' })).toBeDefined();
});
