import { demoPassword, expect, expectAccessible, expectKept, openSignIn, test } from './fixtures.ts';
import { anApprovedApplicant } from './people.ts';

// Browsers allow no passkeys for an IP address.
test.use({ baseURL: process.env['GRT_E2E_URL']?.replace('127.0.0.1', 'localhost') });

test('a passkey is added, and signs in after the password and without one', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { username, link } = await anApprovedApplicant(page.request);
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const account = { token, username, password: demoPassword, password_confirmation: demoPassword };
  expect((await page.request.post('/api/setup/account', { data: account })).ok()).toBe(true);
  const enterPassword = async () => {
    await openSignIn(page);
    await page.getByLabel('Username or email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };

  await enterPassword();
  await expect(page).toHaveURL('/client/dashboard');
  await page.goto('/client/settings');
  await page.waitForLoadState('networkidle'); // lists that arrive move what is below them
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('Laptop');
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Create passkey' }).click();
  await adding.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await expectKept(page, 'the recovery codes');
  await adding.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('button', { name: 'Rename Laptop' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/landing');

  await enterPassword();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/client/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/landing');

  await openSignIn(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/client/dashboard');
});
