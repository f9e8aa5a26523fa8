import { tokenStorageKey, userStorageKey, type AdministratorRole } from '@grt/sdk/contract';
import { createGrt, memoryTokenStore } from '@grt/sdk';
import { anAdministrator, createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser, renderApp } from '../testing/render-app.tsx';
import { isFullRun } from '../testing/full-run.ts';

const navigation: Readonly<Record<'reviewer' | 'operator' | 'finance', readonly string[]>> = {
  reviewer: ['Dashboard', 'Clients', 'Feeds', 'Domains', 'Registrations', 'API Tokens', 'Settings'],
  operator: ['Dashboard', 'Pages', 'Systems', 'Audit', 'API Tokens', 'Settings'],
  finance: ['Dashboard', 'Clients', 'Domains', 'API Tokens', 'Settings'],
};

/** Every screen of the area, with its parts that have an address. */
const addresses = [
  '/admin',
  '/admin/clients',
  '/admin/clients/1',
  '/admin/clients?add=1',
  '/admin/feeds',
  '/admin/feeds?tab=management',
  '/admin/feeds?tab=review',
  '/admin/feeds?tab=assignments',
  '/admin/feeds?upload=1',
  '/admin/domains',
  '/admin/pages',
  '/admin/pages/create',
  '/admin/registrations',
  '/admin/registrations?open=3',
  '/admin/systems',
  '/admin/api-tokens',
  '/admin/settings',
  '/admin/audit',
  '/admin/outbox',
  '/admin/webhooks',
];

let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  for (const role of ['reviewer', 'operator', 'finance'] as const)
    tokens.set(role, await server.signIn(await anAdministrator(server, role)));
  tokens.set('admin', await server.signIn('reviewer'));
  await addRecords();
});
afterAll(() => server.close());

/** An approved domain of acme's with a feed, and a pending one. */
async function addRecords() {
  const clientOf = async (username: string) =>
    createGrt({
      baseUrl: server.baseUrl,
      fetch: server.fetch,
      tokenStore: memoryTokenStore({ token: await server.signIn(username) }),
    });
  const acme = await clientOf('acme');
  const add = (domain_name: string) =>
    acme.domains.create({
      domain_name,
      dmca_compliance_url: `https://${domain_name}/dmca`,
      content_removal_email: `removal@${domain_name}`,
    });
  const { id } = await add('one.example');
  await add('two.example');
  await (await clientOf('admin')).domains.approve({ id });
  const file = new File(['external_id,title,thumbnail_url\n1,One,https://img.example/1.jpg\n'], 'one.csv');
  await acme.clientFeeds.create({
    feed_name: 'Trending',
    category: 'girls',
    has_header_row: true,
    domain_id: id,
    file,
  });
  await server.drain();
}

/** Opens the app with the role's session, and notes what the server answers. */
function open(role: AdministratorRole, address: string) {
  const refused: string[] = [];
  let running = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    running += 1;
    const response = await server.fetch(input, init).finally(() => (running -= 1));
    const request = new Request(input, init);
    if (response.status === 403) refused.push(`${request.method} ${new URL(request.url).pathname}`);
    return response;
  };
  localStorage.setItem(tokenStorageKey, tokens.get(role) ?? '');
  localStorage.setItem(userStorageKey, JSON.stringify(aUser(role)));
  const app = renderApp(address, { fetch, baseUrl: server.baseUrl });
  return { ...app, refused, running: () => running };
}

/** Whether a role has a screen in its navigation, or is led to it. */
function isTheirs(role: keyof typeof navigation, address: string): boolean {
  const label = /^\/admin\/(\w+)/.exec(address)?.[1] ?? 'dashboard';
  const records: Readonly<Record<string, readonly string[]>> = { audit: ['operator'], outbox: [], webhooks: [] };
  return (
    records[label]?.includes(role) ??
    navigation[role].some((entry) => entry.toLowerCase().replace(' ', '-').startsWith(label))
  );
}

/** A role's own screens, and one of the others: they are refused at one place. The full run opens all of them. */
function openedBy(role: keyof typeof navigation): readonly string[] {
  const other = addresses.find((address) => !isTheirs(role, address));
  return addresses.filter((address) => isFullRun || address === other || isTheirs(role, address));
}

describe.each(['reviewer', 'operator', 'finance'] as const)('the admin area of the role %s', (role) => {
  it('has the entries of what the role may do, names the role, and finds no more in the search', async () => {
    const { user } = open(role, '/admin');
    const entries = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(entries.map(({ textContent }) => textContent)).toEqual(navigation[role]);
    const name = { reviewer: 'Reviewer', operator: 'Operator', finance: 'Finance' }[role];
    expect(within(screen.getByRole('banner')).getByText(name)).toBeDefined();

    await user.click(screen.getByRole('button', { name: /^Search/ }));
    const palette = await screen.findByRole('dialog');
    const options = await within(palette).findAllByRole('option');
    const offered = new Set(options.map(({ textContent }) => textContent));
    const actions = ['Review pending registrations', 'Add New Client', 'Audit', 'Mail', 'Create New Page'];
    const expected = {
      reviewer: ['Review pending registrations'],
      operator: ['Audit', 'Create New Page'],
      finance: [],
    }[role];
    expect(actions.filter((action) => offered.has(action))).toEqual(expected);
  });

  it.each(openedBy(role))(
    'makes no call at %s that the server refuses, or says that the screen is for others',
    async (to) => {
      const { refused, running } = open(role, to);
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(running()).toBe(0));
      expect(refused).toEqual([]);
      expect(screen.queryByRole('heading', { name: 'Not for your role' }) === null).toBe(isTheirs(role, to));
    },
  );
});

const feedButtons = async (role: AdministratorRole) => {
  const { user } = open(role, '/admin/feeds?tab=management');
  await user.click(await screen.findByRole('button', { name: 'View' }));
  const details = await screen.findByRole('dialog', { name: 'Feed Details' });
  await within(details).findByText('First items');
  return [
    ...buttons(),
    ...within(details)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ];
};

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('buttons', () => {
  it('let a reviewer decide on domains, but not delete them', async () => {
    open('reviewer', '/admin/domains');
    const [approve] = await screen.findAllByRole('button', { name: 'Approve' });
    expect(approve).toBeDefined();
    expect(buttons()).not.toContain('Delete');
  });

  it('let an administrator do both', async () => {
    open('admin', '/admin/domains');
    await screen.findAllByRole('button', { name: 'Approve' });
    expect(buttons()).toContain('Delete');
  });

  it('let a reviewer decide on feeds, but not add, change, or delete them', async () => {
    const shown = await feedButtons('reviewer');
    expect(shown).toEqual(expect.arrayContaining(['Approve', 'Reject', 'Import report']));
    for (const name of ['Upload Feed', 'Add Feed', 'Edit', 'Delete', 'New file']) expect(shown).not.toContain(name);
  });

  it('let an administrator do all of it', async () => {
    const names = ['Approve', 'Reject', 'Import report', 'Upload Feed', 'Add Feed', 'Edit', 'Delete', 'New file'];
    expect(await feedButtons('admin')).toEqual(expect.arrayContaining(names));
  });

  it('let finance only read about domains and clients, and change prices', async () => {
    const { user } = open('finance', '/admin/domains');
    await screen.findByRole('table', { name: 'Domains' });
    await screen.findAllByText('Pending');
    for (const name of ['Approve', 'Reject', 'Delete']) expect(buttons()).not.toContain(name);
    await user.click(screen.getByRole('link', { name: 'Clients' }));
    await screen.findByRole('link', { name: 'Acme Video' });
    for (const name of ['Suspend', 'Add New Client']) expect(buttons()).not.toContain(name);
    expect(buttons()).toContain('Export');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByLabelText('Minimum price of a click')).toBeDefined();
    expect(screen.queryByLabelText('Public name')).toBeNull();
    expect(screen.queryByLabelText('Log level')).toBeNull();
    await user.selectOptions(screen.getByLabelText('What a click costs'), 'second');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved.')).toBeDefined();
  });
});
