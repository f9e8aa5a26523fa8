import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { grtOf } from '../../testing/client-app.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  await (await grtOf(server, 'admin')).clients.suspend({ id: 2, reason: '<img src=x onerror=alert(1)>' });
});
afterAll(() => server.close());

it('finds mail, shows it as text, and its links', async () => {
  const app = await openAsReviewer(server, '/admin/outbox?search=mia');
  await app.user.click(await screen.findByRole('button', { name: 'Your application was approved' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your application was approved' }));
  expect(dialog.getByText('mia@harbour.example')).toBeDefined();
  expect(dialog.getByRole('link').getAttribute('href')).toMatch(/^http:\/\/grt\.test\/setup\?token=/);
});

it('shows what somebody typed as text', async () => {
  const app = await openAsReviewer(server, '/admin/outbox?search=suspended&status=stored');
  await app.user.click(await screen.findByRole('button', { name: 'Your account was suspended' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your account was suspended' });
  expect(dialog.textContent).toContain('Reason: <img src=x onerror=alert(1)>');
  expect(dialog.querySelector('img')).toBeNull();
});

it('says when nothing matches', async () => {
  const app = await openAsReviewer(server, '/admin/outbox?status=failed');
  await screen.findByText('No mail matches');
  await app.user.click(screen.getByRole('button', { name: 'Show all mail' }));
  expect(await screen.findByRole('table', { name: 'Mail' })).toBeDefined();
});
