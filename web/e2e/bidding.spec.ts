import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword, devices, expect, expectAccessible, expectFineOnEach, people, signIn, test } from './fixtures.ts';
import { isFullRun } from '../src/testing/full-run.ts';

/** Calls the API as one of the demo people. */
async function caller(request: APIRequestContext, username: string) {
  const kind = username === people.client ? 'client' : 'admin';
  const reply = await request.post(`/api/auth/${kind}/login`, { data: { username, password: demoPassword } });
  const { token } = (await reply.json()) as { token: string };
  return async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { data, headers: { Authorization: `Bearer ${token}` } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { data: { id: number } };
  };
}

/** A domain that no other test touches, as its client adds it. */
async function aPendingDomain(request: APIRequestContext) {
  const name = `bid-${randomUUID().slice(0, 8)}.example`;
  const acme = await caller(request, people.client);
  const { data } = await acme('/domains', {
    domain_name: name,
    dmca_compliance_url: `https://${name}/dmca`,
    content_removal_email: `removal@${name}`,
  });
  return { id: data.id, name, acme };
}

async function anApprovedDomain(request: APIRequestContext) {
  const domain = await aPendingDomain(request);
  await (
    await caller(request, people.admin)
  )(`/admin/domains/${String(domain.id)}/approve`, {});
  return domain;
}

const laptop = { width: 1366, height: 768 };

const tile = (page: Page, name: string) =>
  page
    .getByRole('definition')
    .filter({ has: page.locator('strong') })
    .and(page.locator(`dt:text-is("${name}") + dd`));
const bid = (page: Page) => page.getByLabel('Bid Amount ($ per click)');
const budget = (page: Page) => page.getByLabel('Daily Budget ($)');

test('a client opens a domain from the list, sets its bid and budget, and finds the change in the history', async ({
  page,
  request,
}) => {
  const { name } = await anApprovedDomain(request);
  await signIn(page, people.client);
  await page.goto('/client/domains');
  await page.getByRole('listitem', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Bidding not setup').first()).toBeVisible();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();

  await bid(page).fill('100.01');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The bid must be at most $100', { exact: true })).toBeVisible();
  await expect(bid(page)).toBeFocused();
  await bid(page).fill('');
  await bid(page).pressSequentially('0,25');
  await budget(page).fill('60');
  // A wheel over a focused field scrolls, and changes nothing.
  await budget(page).hover();
  await page.mouse.wheel(0, 100);
  await page.getByLabel('Enable bidding for this domain').check();
  await expect(bid(page)).toHaveValue('0.25');
  await expect(budget(page)).toHaveValue('60');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();

  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await expect(tile(page, 'Current Bid')).toContainText('$0.25');
  await expect(tile(page, 'Daily Budget')).toContainText('$60.00');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  const changes = page.getByRole('region', { name: 'Recent Bid Changes' });
  await expect(changes.getByRole('listitem')).toContainText(['$60.00']);
  await page.reload();
  await expect(bid(page)).toHaveValue('0.25');
  await expect(changes.getByRole('listitem')).toHaveCount(1);
});

test('two people who change the same bidding do not overwrite each other without being asked', async ({
  page,
  request,
  faults,
}) => {
  const { id, name, acme } = await anApprovedDomain(request);
  await signIn(page, people.client);
  await page.goto(`/client/domains/${String(id)}/bidding`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await bid(page).fill('0.30');
  await acme(`/domains/${String(id)}/bidding/update`, { daily_budget: 35 });
  await page.getByRole('button', { name: 'Save Changes' }).click();

  const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed these settings' });
  await expect(notice.getByRole('row', { name: 'Daily Budget $35.00 $0.00' })).toBeVisible();
  // The browser reports the refusal; nothing else went wrong.
  await expect.poll(() => faults).toEqual([expect.stringContaining('409')]);
  faults.length = 0;
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Keep the saved values' }).click();
  await expect(notice).toBeHidden();
  await expect(budget(page)).toHaveValue('35');

  await bid(page).fill('0.40');
  await page.getByRole('link', { name: 'Back to Domains' }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(bid(page)).toHaveValue('0.40');
  await page.getByRole('link', { name: 'Back to Domains' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/client/domains');
});

for (const { width, height } of [...(isFullRun ? [laptop] : []), devices.phone.viewport]) {
  test(`a save that failed and a conflict are in sight and have the focus, on ${String(width)}×${String(height)}`, async ({
    page,
    request,
    faults,
  }) => {
    const { id, acme } = await anApprovedDomain(request);
    await page.setViewportSize({ width, height });
    await signIn(page, people.client);
    await page.goto(`/client/domains/${String(id)}/bidding`);
    const save = page.getByRole('button', { name: 'Save Changes' });
    await bid(page).fill('0.30');
    await expect(save).toBeInViewport({ ratio: 1 });

    await page.route('**/bidding/update', (route) => route.abort(), { times: 10 });
    await save.click();
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to update bidding settings' });
    await expect(failed).toBeInViewport({ ratio: 1 });
    await expect(failed).toBeFocused();
    await expect(save).toBeInViewport({ ratio: 1 });

    await page.unroute('**/bidding/update');
    await acme(`/domains/${String(id)}/bidding/update`, { daily_budget: 35 });
    await save.click();
    const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed these settings' });
    await expect(notice.getByText('Someone else changed these settings')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="alert"]') !== null)).toBe(true);
    // The browser reports what did not arrive, and the refusal.
    faults.length = 0;
  });
}

test('the pacing panel is consistent and shows details of the hovered hour', async ({ page }) => {
  await signIn(page, people.client);
  await page.goto('/client/domains/1/bidding');
  await expect(page.getByText('Data refreshes automatically every 30 seconds')).toBeVisible();
  // Read at the same time, since a refresh may happen in between.
  const used = await page.locator('dt:text-is("Budget used") + dd').allInnerTexts();
  expect(used).toEqual([used[0], used[0]]);

  const hours = page.getByRole('region', { name: 'Hourly Traffic Distribution' });
  await expect(hours.getByRole('row')).toHaveCount(1 + 24 + 1);
  const chart = hours.getByRole('figure', { name: 'Spend by hour' });
  const plot = chart.locator('[class*=plot]');
  await plot.scrollIntoViewIfNeeded();
  await plot.hover({ position: { x: 1, y: 20 } });
  await expect(chart.getByText(/^00:00: \$\d+\.\d\d, plan \$\d+\.\d\d$/)).toBeVisible();
  const lowest = await chart.locator('[data-coming]').evaluateAll((bars) => {
    const plotHeight = bars[0]?.parentElement?.clientHeight ?? 0;
    return Math.min(...bars.map((bar) => bar.getBoundingClientRect().height / plotHeight));
  });
  expect(lowest).toBeGreaterThan(0.019);
});

test('an unapproved domain and an unsaved form are accessible and fit', async ({ page, request }) => {
  const { id } = await aPendingDomain(request);
  await signIn(page, people.client);
  await page.goto(`/client/domains/${String(id)}/bidding`);
  await expect(page.getByText('Domain Not Approved:')).toBeVisible();
  await expectFineOnEach(page);

  await page.goto('/client/domains/2/bidding');
  await bid(page).fill('0.5');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeInViewport();
  await expectFineOnEach(page);
});
