import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApprovedDomain, grtOf, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
let domainId: number;
beforeAll(async () => {
  server = await createTestServer();
  domainId = await anApprovedDomain(server);
  const [acme, reviewer] = [await grtOf(server, 'acme'), await grtOf(server, 'reviewer')];
  const policy = { dmca_compliance_url: 'https://b.example/dmca', content_removal_email: 'removal@b.example' };
  const { id } = await acme.domains.create({ domain_name: 'rejected.example', ...policy });
  await reviewer.domains.reject({ id, admin_notes: 'The site cannot be reached.' });
  await server.drain();
});
afterAll(() => server.close());

const bell = (name: string | RegExp) => screen.findByRole('button', { name });

it('counts what is unread, leads to what it is about, and remembers what was read', async () => {
  const app = await openAsAcme(server, '/client/feeds');
  await app.user.click(await bell('Notifications, 2 unread'));
  const panel = within(await screen.findByRole('region', { name: 'Notifications' }));
  expect(await panel.findByText('The site cannot be reached.')).toBeDefined();
  const links = within(await panel.findByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['rejected.example was rejected', '/client/domains?status=rejected'],
    ['clips.example was approved', `/client/domains/${String(domainId)}/bidding`],
  ]);
  await app.user.click(links[0] ?? document.body);
  await waitFor(() => expect(app.path()).toBe('/client/domains?status=rejected'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());

  await app.user.click(await bell('Notifications, 1 unread'));
  await app.user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await bell('Notifications')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
});

it('is closed by Escape, which gives the focus back, and by a click elsewhere', async () => {
  const app = await openAsAcme(server, '/client/feeds');
  const button = await bell(/^Notifications/);
  await app.user.click(button);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications', level: 2 })),
  );
  await app.user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  await app.user.click(button);
  await app.user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
});
