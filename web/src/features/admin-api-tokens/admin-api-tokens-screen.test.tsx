import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer, openAsSuperAdmin } from '../../testing/admin-app.tsx';
import { grtOf } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  await (await grtOf(server, 'acme')).tokens.create({ name: 'Nightly upload', scopes: ['feeds:write'] });
});
afterAll(() => server.close());

it('starts from a preset of an administrator’s scopes, chooses areas as a whole, and is custom once changed by hand', async () => {
  const app = await openAsReviewer(server, '/admin/api-tokens');
  await app.user.click(await screen.findByRole('button', { name: 'Create token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API token' }));
  const preset = () => dialog.getAllByRole('radio').find((one) => one.getAttribute('aria-checked') === 'true');
  const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  expect(preset()?.textContent).toMatch(/^Custom/);
  expect(dialog.queryByRole('checkbox', { name: 'Add, change, and remove administrators' })).toBeNull();
  expect(screen.queryByText('Everyone’s tokens')).toBeNull();

  await app.user.click(dialog.getByRole('radio', { name: /^Bulk review/ }));
  expect(preset()?.textContent).toMatch(/^Bulk review/);
  expect([box('Decide on feeds').checked, box('Upload, change, and delete feeds').checked]).toEqual([true, false]);
  expect(box('All of Feeds and domains').indeterminate).toBe(true);

  await app.user.click(box('All of Feeds and domains'));
  expect(preset()?.textContent).toMatch(/^Custom/);
  expect(box('Upload, change, and delete feeds').checked).toBe(true);
  await app.user.click(box('All of Feeds and domains'));
  expect([box('Decide on feeds').checked, box('Decide on registrations').checked]).toEqual([false, true]);

  await app.user.click(dialog.getByRole('radio', { name: /^Read only/ }));
  await writeIn(app.user, dialog.getByLabelText('Name'), 'Figures');
  await app.user.click(dialog.getByRole('button', { name: 'Create token' }));
  await dialog.findByText(/^grt_t_/);
  const token = (await (await grtOf(server, 'reviewer')).tokens.list()).data.find(({ name }) => name === 'Figures');
  expect(token?.scopes).toContain('registrations:read');
  expect(token?.scopes.filter((scope) => !scope.endsWith(':read'))).toEqual([]);
});

it("lets a super admin find and revoke anyone's token", async () => {
  const app = await openAsSuperAdmin(server, '/admin/api-tokens?search=acme');
  const everyone = within(await screen.findByRole('region', { name: 'Everyone’s tokens' }));
  await app.user.click(await everyone.findByRole('button', { name: 'Revoke Nightly upload of acme' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Nightly upload' }));
  await app.user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await everyone.findByText('Revoked')).toBeDefined();
  const [token] = (await (await grtOf(server, 'acme')).tokens.list()).data;
  expect(token?.revoked_at).not.toBeNull();
});

it('shows the line with which a pipeline gets the command line and runs it', async () => {
  await openAsReviewer(server, '/admin/api-tokens');
  const section = within(await screen.findByRole('region', { name: 'Your tokens' }));
  const { origin } = window.location;
  expect(section.getByText(/^curl/, { selector: 'code' }).textContent).toBe(
    `$ curl -fsSO ${origin}/downloads/grt.cjs && GRT_API_URL=${origin}/api node grt.cjs registrations list --status pending`,
  );
  const downloads = await section.findByRole('link', { name: 'All downloads' });
  expect(downloads.getAttribute('href')).toBe('/downloads');
});
