import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { aDomain, callsOf } from './calls.ts';
import { expect, expectLoaded, expectNoSidewaysScroll, moveTo, people, signIn, test } from './fixtures.ts';
import { anApplication as someApplication } from '../src/testing/an-application.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const attack = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

/** What no other applicant has: whoever has the phone or the license of a client is asked about. */
interface Own {
  readonly phone?: string;
  readonly license?: Buffer;
}

/** An application that no other test touches, with markup in every text that a stranger can enter unless a name is given. */
async function anApplication(request: APIRequestContext, company: string, lastName = attack, own: Own = {}) {
  const host = `${company.toLowerCase().replaceAll(' ', '-')}.example`;
  const reply = await request.post('/api/register', {
    multipart: {
      ...someApplication,
      last_name: lastName,
      email: `nora@${host}`,
      company_name: company,
      website: `https://${host}`,
      company_description: attack,
      additional_notes: attack,
      business_license: { name: 'license.png', mimeType: 'image/png', buffer: own.license ?? picture },
      ...(own.phone === undefined ? {} : { phone: own.phone }),
    },
  });
  expect(reply.status()).toBe(201);
  return ((await reply.json()) as { data: { id: number; application_id: string } }).data;
}

test('an administrator reviews the evidence, decides by keyboard, and learns who was first', async ({
  page,
  request,
  faults,
}) => {
  const name = `Flow ${String(Date.now())}`;
  await anApplication(request, `${name} A`);
  const second = await anApplication(request, `${name} B`);
  const third = await anApplication(request, `${name} C`);
  await signIn(page, people.superAdmin);
  await page.goto('/admin/registrations');
  await page.getByRole('searchbox').fill(name);
  const cards = page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  expect(new URL(page.url()).searchParams.get('search')).toBe(name);

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await exported).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(4);

  await page
    .getByRole('listitem', { name: `${name} C` })
    .getByRole('button', { name: 'View Details' })
    .click();
  const details = page.getByRole('dialog', { name: `${name} C` });
  await expect(details.getByRole('img', { name: /Business license/ })).toBeVisible();
  await expect(details.getByText(/Same phone, license/).first()).toBeVisible();
  await expect(details.getByText(attack).first()).toBeVisible();
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?Registrations · GRT$/);
  const saved = page.waitForEvent('download');
  await details.getByRole('button', { name: 'License' }).click();
  expect((await saved).suggestedFilename()).toBe(`${name} C.pdf`);

  // It goes through the list and back with the keyboard.
  const contested = page.getByRole('dialog', { name: `${name} B` });
  await page.keyboard.press('j');
  await expect(contested.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
  await page.keyboard.press('k');
  await expect(details.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page.getByText(`Approved ${name} C.`)).toBeVisible();
  await page.keyboard.press('u');
  await expect(details).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Internal note' }).fill(attack);
  await page.keyboard.press('Control+Enter');
  await expect(details.getByRole('list', { name: 'Notes' }).getByText(attack)).toBeVisible();
  await details.getByRole('button', { name: 'Approve', exact: true }).click();

  // It moves on to the next one of the list; someone else decides on that one in the meantime.
  await expect(contested.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
  const reviewer = await callsOf(request, people.admin);
  await reviewer(`/admin/registrations/${String(second.id)}/approve`, { method: 'POST', data: {} });
  await contested.getByRole('button', { name: 'Reject', exact: true }).click();
  await contested.getByRole('button', { name: 'Website not reachable' }).click();
  const next = page.getByRole('dialog', { name: `${name} A` });
  await next.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Registration approved successfully!')).toBeVisible();
  const refused = `${name} B: ${second.application_id} was already approved by reviewer`;
  await expect(page.getByText(refused)).toBeVisible();
  expect(faults.splice(0)).toEqual([expect.stringContaining('409')]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page
      .getByRole('listitem', { name: `${name} C` })
      .getByText(attack)
      .first(),
  ).toBeVisible();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('pending');
  await page.getByRole('checkbox', { name: `Select ${name} A` }).check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Reject' }).click();
  const bulk = page.getByRole('dialog', { name: 'Reject applications' });
  await bulk.getByLabel(/^Reason/).fill('Closed for now.');
  await bulk.getByRole('button', { name: 'Reject 1' }).click();
  const run = page.getByRole('region', { name: 'Reject applications' });
  await expect(run.getByText('1 done')).toBeVisible();
  const results = page.waitForEvent('download');
  await run.getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await results).path(), 'utf8')).toContain(`${name} A (GRT-`);
  await run.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No matching applications')).toBeVisible();

  await page.goto(`/admin/registrations?open=${String(third.id)}`);
  await expect(page.getByRole('dialog', { name: `${name} C` })).toBeVisible();
});

test('nothing closes the question while its answer is sent, and what became of it is told on any screen', async ({
  page,
  request,
}) => {
  const name = `Told ${String(Date.now())}`;
  const own = { phone: `+1 ${name.slice(-9)}`, license: Buffer.concat([picture, Buffer.from(name)]) };
  await anApplication(request, name, 'Field', own);
  await signIn(page, people.superAdmin);
  await page.goto('/admin/domains');
  await page.getByRole('link', { name: 'Registrations' }).click();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('listitem', { name }).getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('dialog', { name: `Approve ${name}` });
  await question.getByLabel('Internal note').waitFor();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/approve', async (route) => {
    await answered;
    await route.continue();
  });
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(question.getByRole('button', { name: 'Approving...' })).toBeVisible();
  for (const way of ['Close', 'Cancel']) {
    await question.getByRole('button', { name: way }).click({ force: true });
    await page.keyboard.press('Escape');
  }
  await expect(question.getByRole('button', { name: 'Approving...' })).toBeVisible();
  while (!page.url().endsWith('/admin/domains')) await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Domain' })).toBeVisible();
  answer();
  await expect(page.getByText('Registration approved successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('every list of the administration and of domains shows at least eight rows', async ({ page, request }) => {
    const name = `rows${String(Date.now())}`;
    const reviewer = await callsOf(request, people.admin);
    for (let place = 1; place <= 8; place += 1) {
      const { id } = await anApplication(request, `${name} ${String(place)}`, 'Field');
      const domain = await aDomain(
        request,
        `${name}-${String(place)}.example`,
        place % 2 === 0 ? 'globex' : people.client,
      );
      if (place === 4) {
        await decide(reviewer, `registrations/${String(id)}/reject`, 'The website could not be reached.');
        await decide(reviewer, `domains/${String(domain.id)}/approve`, 'The policy was checked, and it is complete.');
      }
    }
    await aDomain(request, `${name}-1.example`, 'globex');
    await signIn(page, people.superAdmin);
    await page.goto('/admin');
    await fillPage(page, /\/api\/(admin\/(feeds|feed-review|pages)|domains)\?/);
    for (const address of [
      `registrations?search=${name}`,
      `domains?search=${name}`,
      'clients',
      'feeds?tab=management',
      'feeds?tab=review',
      'pages',
      'audit',
      'outbox',
    ]) {
      await expectEightRows(page, `/admin/${address}`);
    }
    await signIn(page, people.client);
    await page.goto('/client/dashboard');
    await expectEightRows(page, `/client/domains?search=${name}`);
  });
});

const row = 'main :is(tbody tr, [aria-label="Applications"] > li, [aria-label="Domains"] > li)';

async function expectEightRows(page: Page, address: string): Promise<void> {
  await moveTo(page, address);
  await expectLoaded(page);
  await expect(page.locator(row).nth(7)).toBeVisible();
  await expect.poll(() => rowsInSight(page), `rows at ${address}`).toBeGreaterThanOrEqual(8);
  // Nothing in it depends on whether the window is this wide or that of a desktop, in which screens.spec.ts looks at it.
  await expectNoSidewaysScroll(page);
}

const decide = async (call: Awaited<ReturnType<typeof callsOf>>, what: string, admin_notes: string) =>
  await call(`/admin/${what}`, { method: 'POST', data: { admin_notes } });

/** Fills a page of a list with the rows that the demo has, if those are fewer. */
async function fillPage(page: Page, lists: RegExp): Promise<void> {
  await page.route(lists, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: object[] };
    const data = Array.from({ length: 10 }, (_, index) => {
      const id = 100_000 + index;
      return { ...body.data[index % body.data.length], id, review_id: id };
    });
    await route.fulfill({ response: reply, json: { ...body, data } });
  });
}

/** How many rows are wholly in sight, above the line that is kept free for toasts. */
async function rowsInSight(page: Page): Promise<number> {
  return await page.locator(row).evaluateAll((rows) => {
    const foot = document.querySelector('[data-toast-line]')?.getBoundingClientRect().top ?? 0;
    return rows.filter((each) => each.getBoundingClientRect().bottom <= foot).length;
  });
}
