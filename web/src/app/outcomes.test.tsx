import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAsReviewer } from '../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, grtOf, heldServer } from '../testing/client-app.tsx';
import { renderApp } from '../testing/render-app.tsx';
import { writeIn } from '../testing/write-in.ts';

// Every outcome is told, wherever the user is by the time the reply arrives (see ui/use-change.ts).

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterEach(() => server.close());

const elsewhere = '/admin/webhooks';
const isElsewhere = async () => await screen.findByRole('heading', { name: 'Webhooks', level: 1 });

/** The feed to review; its approval, sent from its row, is answered only when released. */
async function anApprovalUnderWay(decidedBefore: boolean) {
  const id = await aFeed(server, { domainId: await anApprovedDomain(server), name: 'Contested' });
  const held = heldServer(server, (method, path) => method === 'PUT' && path === '/admin/feed-review');
  const app = await openAsReviewer(server, '/admin/feeds?tab=review', held.fetch);
  const row = (await screen.findByRole('button', { name: 'Contested' })).closest('li') ?? document.body;
  if (decidedBefore) await (await grtOf(server, 'admin')).adminFeeds.reject({ id, reason: 'No.' });
  await app.user.click(within(row).getByRole('button', { name: 'Approve' }));
  await held.arrived;
  await app.go(elsewhere);
  await isElsewhere();
  return { app, release: held.release };
}

it('tells on another screen that a row’s change failed, and why', async () => {
  const { release } = await anApprovalUnderWay(true);
  release();
  expect(await screen.findByText('Failed to approve feed...')).toBeDefined();
  expect(screen.getByText(/^Contested was already rejected by admin/)).toBeDefined();
});

it('tells of a dialog’s change on another screen, and leaves the user and the dialog open there alone', async () => {
  const admin = await grtOf(server, 'admin');
  for (const name of ['first', 'second']) await admin.pages.create({ title: name, slug: name, content: '<p>x</p>' });
  const held = heldServer(server, (_method, path) => path.endsWith('/delete'));
  const app = await openAsReviewer(server, '/admin/pages', held.fetch);
  await app.user.click(await screen.findByRole('button', { name: 'Delete first' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete first' }));
  await app.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await held.arrived;
  await app.go(elsewhere);
  await isElsewhere();
  await app.go('/admin/pages?search=second');
  await app.user.click(await screen.findByRole('button', { name: 'Delete second' }));
  await screen.findByRole('dialog', { name: 'Delete second' });
  held.release();
  expect(await screen.findByText('first was deleted')).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Delete second' })).toBeDefined();
  expect(app.path()).toBe('/admin/pages?search=second');
});

it('tells of a failure that only the dialog would have shown', async () => {
  const domain = await (
    await grtOf(server, 'acme')
  ).domains.create({
    domain_name: 'clips.example',
    dmca_compliance_url: 'https://clips.example/dmca',
    content_removal_email: 'removal@clips.example',
  });
  await (await grtOf(server, 'admin')).domains.reject({ id: domain.id, admin_notes: 'No.' });
  const held = heldServer(server, (_method, path) => path.endsWith('/delete'));
  const app = await openAsReviewer(server, '/admin/domains', held.fetch);
  const row = (await screen.findByText('clips.example', { selector: 'strong' })).closest('tr') ?? document.body;
  await app.user.click(within(row).getByRole('button', { name: 'Delete' }));
  await (await grtOf(server, 'admin')).domains.removeAsAdmin({ id: domain.id });
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await held.arrived;
  await app.go(elsewhere);
  await isElsewhere();
  held.release();
  expect(await screen.findByText('Your last action failed')).toBeDefined();
  expect(screen.getByText(/Domain not found/)).toBeDefined();
});

it('tells on another screen how an operation ended', async () => {
  const held = heldServer(server, (method, path) => method === 'POST' && path === '/system/system-optimize');
  const app = await openAsReviewer(server, '/admin/systems?tab=operations', held.fetch);
  await app.user.click(await screen.findByRole('button', { name: 'Run: Optimize the system' }));
  await app.user.click(await screen.findByRole('button', { name: 'Run now' }));
  await held.arrived;
  await app.go(elsewhere);
  await isElsewhere();
  held.release();
  expect(await screen.findByText('Optimize the system: done')).toBeDefined();
});

it('does not pull anyone back who has left a form that leads on', async () => {
  await (await grtOf(server, 'acme')).auth.forgotPassword({ username: 'acme' });
  await server.drain();
  const { pathname, search } = new URL((await server.latestMail('alex@acme.example')).links[0] ?? '');
  const held = heldServer(server, (method, path) => method === 'POST' && path.includes('reset'));
  const app = renderApp(pathname + search, { fetch: held.fetch, baseUrl: server.baseUrl });
  await writeIn(app.user, await screen.findByLabelText('New password'), 'quite another one');
  await writeIn(app.user, screen.getByLabelText('Confirm new password'), 'quite another one');
  await app.user.keyboard('{Enter}');
  await held.arrived;
  await app.go('/login/forgot');
  const name = await screen.findByLabelText('Username or email');
  held.release();
  await app.user.type(name, 'acme{Enter}');
  expect(await screen.findByText(/If an account with this name exists, we have sent/)).toBeDefined();
  expect(app.path()).toBe('/login/forgot');
});
