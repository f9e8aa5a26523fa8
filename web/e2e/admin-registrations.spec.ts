import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { callsOf } from './calls.ts';
import { devices, expect, expectFine, people, signIn, test } from './fixtures.ts';
import { anApplication as someApplication } from '../src/testing/an-application.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const attack = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

/** An application that no other test touches, with markup in every text that a stranger can enter. */
async function anApplication(request: APIRequestContext, company: string) {
  const host = `${company.toLowerCase().replaceAll(' ', '-')}.example`;
  const reply = await request.post('/api/register', {
    multipart: {
      ...someApplication,
      last_name: attack,
      email: `nora@${host}`,
      company_name: company,
      website: `https://${host}`,
      company_description: attack,
      additional_notes: attack,
      business_license: { name: 'license.png', mimeType: 'image/png', buffer: picture },
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

for (const [size, device] of Object.entries(devices)) {
  test.describe(size, () => {
    test.use({ ...device, contextOptions: { reducedMotion: 'reduce' } });

    test('the dialogs are accessible and fit', async ({ page, request }) => {
      const { id } = await anApplication(request, `Look ${size} ${String(Date.now())}`);
      await signIn(page, people.superAdmin);
      for (const [path, text] of [
        [`?open=${String(id)}`, 'PNG'],
        [`?approve=${String(id)}`, 'Internal note'],
        [`?reject=${String(id)}`, 'Common reasons'],
      ] as const) {
        await page.goto(`/admin/registrations${path}`);
        await page.getByRole('dialog').getByText(text).first().waitFor();
        await expectFine(page);
      }
    });
  });
}
