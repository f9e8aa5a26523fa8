import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { anApplication } from '../src/testing/an-application.ts';
import { aDomain, callsOf } from './calls.ts';
import { devices, expect, expectFineOnEach, expectNoSidewaysScroll, people, signIn, test } from './fixtures.ts';
import { isFullRun } from '../src/testing/full-run.ts';

const count = 20;
/** Four in twenty are rejected. */
const isRejected = (index: number) => index % 5 === 4;

interface Queue {
  readonly path: string;
  /** Makes the cases. @returns what they are found by */
  readonly fill: (request: APIRequestContext) => Promise<string>;
  readonly statuses: (request: APIRequestContext, search: string) => Promise<string[]>;
}

const numbered = (name: string, index: number) => `${name}-${String(index).padStart(2, '0')}`;
const unique = () => `q${randomUUID().slice(0, 8)}`;

const queues: Record<'applications' | 'feeds' | 'domains', Queue> = {
  applications: {
    path: '/admin/registrations?open=next',
    async fill(request) {
      const search = unique();
      for (let index = 0; index < count; index += 1) await anApplicant(request, numbered(search, index));
      return search;
    },
    async statuses(request, search) {
      const call = await callsOf(request, people.admin);
      const rows = await call<{ status: string }[]>(`/admin/registrations?search=${search}`);
      return rows.map(({ status }) => status);
    },
  },
  feeds: {
    path: '/admin/feeds?tab=review&review=next',
    async fill(request) {
      const search = unique();
      const call = await callsOf(request, people.client);
      const [domain] = await call<{ id: number }[]>('/domains/approved');
      for (let index = 0; index < count; index += 1) {
        const rows = `external_id,title,thumbnail_url\nv${String(index)},One,https://img.example/1.jpg\n`;
        await call('/client/feeds', {
          method: 'POST',
          multipart: {
            feed_name: numbered(search, index),
            domain_id: String(domain?.id),
            category: 'girls',
            has_header_row: 'true',
            file: { name: 'videos.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) },
          },
        });
      }
      return search;
    },
    async statuses(request, search) {
      const call = await callsOf(request, people.admin);
      const rows = await call<{ review_status: string }[]>(`/admin/feeds?search=${search}`);
      return rows.map(({ review_status }) => review_status);
    },
  },
  domains: {
    path: '/admin/domains?open=next',
    async fill(request) {
      const search = unique();
      for (let index = 0; index < count; index += 1) await aDomain(request, `${numbered(search, index)}.example`);
      return search;
    },
    async statuses(request, search) {
      const call = await callsOf(request, people.admin);
      const rows = await call<{ status: string }[]>(`/admin/domains?search=${search}`);
      return rows.map(({ status }) => status);
    },
  },
};

async function anApplicant(request: APIRequestContext, name: string): Promise<void> {
  const host = `${name}.example`;
  const digits = Array.from(name, (letter) => String(letter.charCodeAt(0) % 10)).join('');
  const reply = await request.post('/api/register', {
    multipart: {
      ...anApplication,
      email: `nora@${host}`,
      company_name: name,
      website: `https://${host}`,
      phone: `+1 ${digits}`,
    },
  });
  expect(reply.status()).toBe(201);
}

/** Decides on all of them with the keyboard, as fast as each case is there. @returns the keys pressed */
async function decideOnAll(page: Page, search: string): Promise<number> {
  let keys = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    keys += 1;
  };
  for (let index = 0; index < count; index += 1) {
    const opened = page.getByRole('dialog', { name: numbered(search, index) });
    await expect(opened.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
    await press(isRejected(index) ? '1' : 'a');
  }
  return keys;
}

/** They share their keys and how they send: the full run shows it for each. */
const decidedOn = Object.entries(queues).slice(0, isFullRun ? undefined : 1);

for (const [name, { path, fill, statuses }] of decidedOn) {
  test(`20 ${name} are decided on with at most 24 keys, and are all sent when the page is closed`, async ({
    page,
    request,
  }) => {
    const search = await fill(request);
    await signIn(page, people.superAdmin);
    await page.goto(`${path}&search=${search}`);
    expect(await decideOnAll(page, search)).toBeLessThanOrEqual(24);
    await expect(page.getByText('All caught up!').last()).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    // The latest decisions could still be taken back.
    await page.goto('/landing');
    await expect
      .poll(async () => (await statuses(request, search)).toSorted())
      .toEqual([...Array<string>(16).fill('approved'), ...Array<string>(4).fill('rejected')]);
  });
}

test('a canceled note is not sent, and Escape in the search does not close the workspace', async ({
  page,
  request,
}) => {
  const name = `e-${randomUUID().slice(0, 8)}.example`;
  const { id } = await aDomain(request, name);
  await signIn(page, people.admin);
  await page.goto(`/admin/domains?open=${String(id)}`);
  const opened = page.getByRole('dialog', { name });
  const approve = opened.getByRole('button', { name: 'Approve', exact: true });
  await expect(approve).toBeEnabled();
  await page.keyboard.press('/');
  await page.keyboard.type('clips');
  await page.keyboard.press('Escape');
  await expect(opened.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(opened.getByRole('searchbox')).not.toBeFocused();
  await page.goto(`/admin/domains?open=${String(id)}`);
  await expect(approve).toBeEnabled();
  await page.keyboard.press('w');
  await page.keyboard.type('Not to be sent');
  await page.keyboard.press('Escape');
  await approve.click();
  await expect(page.getByText(`Approved ${name}.`)).toBeVisible();
  await page.goto('/landing');
  const call = await callsOf(request, people.admin);
  const found = async () =>
    await call<{ status: string; admin_notes: string | null }[]>(`/admin/domains?search=${name}`);
  await expect.poll(found).toMatchObject([{ status: 'approved', admin_notes: null }]);
});

test('what is typed right after R is the reason, and chooses none', async ({ page, request }) => {
  const name = `t-${randomUUID().slice(0, 8)}.example`;
  const { id } = await aDomain(request, name);
  await signIn(page, people.superAdmin);
  await page.goto(`/admin/domains?open=${String(id)}`);
  const opened = page.getByRole('dialog', { name });
  await expect(opened.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
  await page.keyboard.type('r 2 pages are just a jar');
  await expect(opened.getByRole('group', { name: 'Common reasons' })).toBeVisible();
  await expect(opened.getByRole('textbox', { name: /^Reason/ })).toHaveValue(' 2 pages are just a jar');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`Rejected ${name}.`)).toBeVisible();
  await page.goto('/landing');
  const call = await callsOf(request, people.admin);
  const found = async () => await call<{ status: string; admin_notes: string }[]>(`/admin/domains?search=${name}`);
  await expect.poll(found).toMatchObject([{ status: 'rejected', admin_notes: '2 pages are just a jar' }]);
});

test('a search opens its first result, and what is left before its checks are done is not decided', async ({
  page,
  request,
}) => {
  const search = unique();
  for (const index of [0, 1]) await anApplicant(request, numbered(search, index));
  await signIn(page, people.superAdmin);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/duplicates*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/admin/registrations?open=next&search=${search}`);
  await page.getByRole('dialog', { name: numbered(search, 0) }).waitFor();
  const found = page.getByRole('dialog', { name: numbered(search, 1) });
  await page.getByRole('dialog').getByRole('searchbox').fill(numbered(search, 1));
  await found.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByText(`${numbered(search, 1)} was not approved`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await queues.applications.statuses(request, search)).toEqual(['pending', 'pending']);
});

/** Approves the cases of a search as fast as each is there, the first of which someone else has rejected. */
async function decideInPace(page: Page, request: APIRequestContext, search: string): Promise<void> {
  const ids = [];
  for (let index = 0; index < 6; index += 1)
    ids.push((await aDomain(request, `${numbered(search, index)}.example`)).id);
  await signIn(page, people.superAdmin);
  await page.goto(`/admin/domains?open=next&search=${search}`);
  const approve = async (index: number) => {
    const opened = page.getByRole('dialog', { name: numbered(search, index) });
    await expect(opened.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
    await page.keyboard.press('a');
  };
  await page.getByRole('dialog', { name: numbered(search, 0) }).waitFor();
  const call = await callsOf(request, people.admin);
  await call(`/admin/domains/${String(ids[0])}/reject`, { method: 'POST', data: { admin_notes: 'No.' } });
  for (const index of [0, 1, 2, 3]) await approve(index);
  await expect(page.getByRole('button', { name: /^Outcomes: 1 refused/ })).toBeVisible();
  await approve(4);
  await expect(page.getByText(`Approved ${numbered(search, 4)}.example.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Outcomes: 1 refused/ })).toBeVisible();
}

test.describe('on a phone', () => {
  test.use(devices.phone);

  test('a refusal stays in sight in the usual pace, and on every screen until its case is opened', async ({
    page,
    request,
    faults,
  }) => {
    const search = unique();
    await decideInPace(page, request, search);
    await expectFineOnEach(page);
    await page.keyboard.press('o');
    const list = page.getByRole('dialog', { name: 'Outcomes' });
    await expect(list.getByText(/was already rejected by reviewer/)).toBeVisible();
    await expectFineOnEach(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    // The same list, over another screen.
    await page.getByRole('button', { name: /^Outcomes of your decisions: 1 refused/ }).click();
    await expectNoSidewaysScroll(page);
    await list.getByRole('link', { name: numbered(search, 0) }).click();
    await expect(page.getByRole('dialog', { name: numbered(search, 0) })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Outcomes', exact: true })).toBeVisible();
    // The browser reports the refused call.
    expect(faults.splice(0)).toEqual([expect.stringContaining('409')]);
  });

  test('the workspace is accessible and fits, with the reasons and without', async ({ page, request }) => {
    const name = `d-${randomUUID().slice(0, 8)}.example`;
    const { id } = await aDomain(request, name);
    await signIn(page, people.superAdmin);
    await page.goto(`/admin/domains?open=${String(id)}`);
    const opened = page.getByRole('dialog', { name });
    await opened.getByText('Same domain elsewhere').waitFor();
    await expectFineOnEach(page);
    await opened.getByRole('button', { name: 'Reject' }).click();
    await opened.getByRole('group', { name: 'Common reasons' }).waitFor();
    await expectFineOnEach(page);
  });
});
