import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer, openAsSuperAdmin } from '../../testing/admin-app.tsx';
import { grtOf } from '../../testing/client-app.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const admin = await grtOf(server, 'admin');
  await admin.clients.suspend({ id: 2, reason: '<img src=x onerror=alert(1)>' });
  await admin.users.create({ username: 'tess', first_name: 'Tess', last_name: 'Lang', email: 'tess@grt.example' });
});
afterAll(() => server.close());

it('finds an email, and shows it as text with its links', async () => {
  const app = await openAsReviewer(server, '/admin/outbox?search=mia');
  await app.user.click(await screen.findByRole('button', { name: 'Your application was approved' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your application was approved' }));
  expect(dialog.getByText('mia@harbour.example')).toBeDefined();
  expect(within(dialog.getByRole('list')).getByRole('link').getAttribute('href')).toMatch(
    /^http:\/\/grt\.test\/setup\?token=/,
  );
});

it('leads from an email to whom it was sent', async () => {
  const app = await openAsReviewer(server, '/admin/outbox?search=grace');
  await app.user.click(await screen.findByRole('button', { name: 'Your account was suspended' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your account was suspended' }));
  const recipient = encodeURIComponent('grace@globex.example');
  expect(dialog.getByRole('link', { name: 'Applications from this address' }).getAttribute('href')).toBe(
    `/admin/registrations?search=${recipient}`,
  );
  await app.user.click(dialog.getByRole('link', { name: 'Clients with this address' }));
  await waitFor(() => expect(app.path()).toBe(`/admin/clients?search=${recipient}`));
  expect(await screen.findByText(/^Globex/, { selector: 'table *' })).toBeDefined();
});

describe("the link in an administrator's email", () => {
  const openMail = async (open: typeof openAsSuperAdmin) => {
    const app = await open(server, '/admin/outbox?search=tess');
    await app.user.click(await screen.findByRole('button', { name: 'You are now an administrator' }));
    return within(await screen.findByRole('dialog', { name: 'You are now an administrator' }));
  };

  it('is shown to a super admin', async () => {
    const dialog = await openMail(openAsSuperAdmin);
    expect(within(dialog.getByRole('list')).getByRole('link').getAttribute('href')).toMatch(
      /\/login\/reset\?token=grt_reset_/,
    );
    expect(dialog.queryByRole('note')).toBeNull();
  });

  it('is hidden from other administrators, with the reason', async () => {
    const dialog = await openMail(openAsReviewer);
    expect(dialog.queryByRole('list')).toBeNull();
    expect(dialog.queryByRole('link', { name: /reset|http/ })).toBeNull();
    const reason = 'The link belongs to an administrator. Only super admins see it.';
    expect(dialog.getByRole('note').textContent).toBe(`The link is hidden${reason}`);
    expect(document.body.textContent).not.toContain('grt_reset_');
  });
});

it('shows user input as text', async () => {
  const app = await openAsReviewer(server, '/admin/outbox?search=suspended&status=stored');
  await app.user.click(await screen.findByRole('button', { name: 'Your account was suspended' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your account was suspended' });
  expect(dialog.textContent).toContain('Reason: <img src=x onerror=alert(1)>');
  expect(dialog.querySelector('img')).toBeNull();
});

it('says when nothing matches', async () => {
  const app = await openAsReviewer(server, '/admin/outbox?status=failed');
  await screen.findByText('No matching email');
  await app.user.click(screen.getByRole('button', { name: 'Show all email' }));
  expect(await screen.findByRole('table', { name: 'Emails' })).toBeDefined();
});
