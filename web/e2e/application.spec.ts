import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { devices, expect, expectAccessible, expectFineOnEach, openLanding, test } from './fixtures.ts';
import { anApplication } from '../src/testing/an-application.ts';
import { textFaultsOf } from './text-faults.ts';
import { expectInSight, windows } from './windows.ts';

const aPng = {
  name: 'license.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function openWizard(page: Page): Promise<Locator> {
  await openLanding(page);
  await page.getByRole('banner').getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for access' });
  await expect(dialog.getByLabel('First Name')).toBeFocused();
  return dialog;
}

async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(option.slice(0, 9));
  await dialog.page().getByRole('option', { name: option, exact: true }).click();
}

/** Fills in everything up to the license. @param look - called at each completed step. */
async function fillIn(dialog: Locator, email: string, look: () => Promise<void> = async () => {}): Promise<void> {
  const onward = dialog.getByRole('button', { name: 'Continue' });
  await dialog.getByLabel('First Name').fill('Nora');
  await dialog.getByLabel('Last Name').fill('Field');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('+1 (312) 555-0199');
  await look();
  await onward.click();
  await dialog.getByLabel('Company Name').fill('Brightside Video');
  await dialog.getByLabel('Website').fill('brightside.example');
  await dialog.getByLabel('Company Description').fill('Short films about daylight.');
  await dialog.getByLabel('Job Title').fill('Founder');
  await look();
  await onward.click();
  await choose(dialog, 'Expected Traffic', '10k-50k');
  await choose(dialog, 'Budget Range', '$1000-$5000');
  await choose(dialog, 'Country', 'Canada');
  await choose(dialog, 'Province', 'Ontario');
  await choose(dialog, 'Timezone', 'New York time');
  await look();
  await onward.click();
  await expect(dialog.getByText('Ontario')).toBeVisible();
  await look();
  await onward.click();
}

test('a visitor cancels an upload, applies with another license, and sees that it arrived until they close the alert', async ({
  page,
}) => {
  const dialog = await openWizard(page);
  await fillIn(dialog, `nora-${randomUUID()}@brightside.example`);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  const big = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(4_000_000) };
  await dialog.getByLabel('Business license').setInputFiles(big);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText(/Uploading [1-9]\d?%/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The upload was canceled.');
  await expect(dialog.getByText('large.png')).toBeVisible();

  await session.detach();
  await dialog.getByLabel('Business license').setInputFiles(aPng);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Registration submitted successfully! We will review your application and get back to you soon.',
  );
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/landing');
  await expect(alert).toBeFocused();
  for (const size of windows) {
    await page.setViewportSize(size);
    await expectInSight(alert);
  }
  await expectAccessible(page);
  const apply = page.getByRole('banner').getByRole('button', { name: 'Apply Now' });
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
  await expect(apply).toBeFocused();
  await apply.click();
  await expect(dialog.getByLabel('First Name')).toHaveValue('');
});

test('a refusal is in sight, and has the focus or leads it to the field, in every window; so is that of an address that has applied', async ({
  page,
  request,
  faults,
}) => {
  const email = `nora-${randomUUID()}@brightside.example`;
  const earlier = await request.post('/api/register', { multipart: { ...anApplication, email } });
  expect(earlier.status()).toBe(201);
  const dialog = await openWizard(page);
  const submit = dialog.getByRole('button', { name: 'Submit' });
  const refusal = dialog.getByRole('alert');
  // As it is copied from a chat: with characters that nobody sees.
  await fillIn(dialog, `\u200E${email.replace('@', '\u200B@').replace('side', 'si\u00ADde\u2060')}`);
  await page.route('**/register', (route) => route.fulfill({ status: 500, json: { success: false, message: 'No.' } }));
  for (const size of windows) {
    await page.setViewportSize(size);
    await submit.click();
    await expect(refusal).toContainText('Registration failed. Please try again.');
    await expect(refusal).toBeFocused();
    await expectInSight(refusal, submit);
  }
  await page.unroute('**/register');
  const refused = { success: false, message: 'No.', errors: { job_title: ['Tell us more about your job.'] } };
  await page.route('**/register', (route) => route.fulfill({ status: 422, json: refused }));
  const field = dialog.getByLabel('Job Title');
  for (const size of windows) {
    await page.setViewportSize(size);
    await submit.click();
    await expect(refusal).toContainText('Validation failed:');
    await expect(field).toBeFocused();
    await expectInSight(refusal, field, dialog.getByText('Tell us more about your job.', { exact: true }));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('tab', { name: 'License Upload' }).click();
  }
  await page.unroute('**/register');
  // The browser reports the refused calls.
  faults.length = 0;
  await submit.click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(refusal).toContainText('Validation failed:');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/already have an application/);
  await expectAccessible(page);
  expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
});

test.describe('on a phone', () => {
  test.use(devices.phone);

  test('every step is accessible and fits on each device, and its texts can be read in every window', async ({
    page,
  }) => {
    const dialog = await openWizard(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('First name is required')).toBeVisible();
    await expectFineOnEach(page);
    const look = async () => {
      expect(await textFaultsOf(page)).toEqual([]);
      await expectFineOnEach(page);
    };
    await fillIn(dialog, 'nora@brightside.example', look);
    await expect(dialog.getByText('A business license is optional.')).toBeVisible();
    await look();
  });
});
