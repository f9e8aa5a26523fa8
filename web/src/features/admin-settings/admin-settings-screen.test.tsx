import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer, openAsSuperAdmin } from '../../testing/admin-app.tsx';
import { grtOf } from '../../testing/client-app.tsx';
import { seeToast } from '../../testing/see-toast.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('saves what changed, explains refusals, and shows the notice above every screen', async () => {
  const app = await openAsReviewer(server, '/admin/settings');
  const platform = await part('Platform');
  const save = await platform.findByRole<HTMLButtonElement>('button', { name: 'Save settings' });
  const taking = platform.getByRole<HTMLInputElement>('switch', { name: /^Accept applications/ });
  expect([save.disabled, taking.checked]).toEqual([true, true]);

  const interval = platform.getByLabelText('Shortest feed refresh interval');
  await app.user.clear(interval);
  await app.user.type(interval, '5');
  await app.user.click(save);
  expect(await platform.findByText('Please enter 15 to 10,080 minutes')).toBeDefined();
  await app.user.clear(interval);
  await app.user.type(interval, '30');
  const price = platform.getByLabelText('Minimum price of a click');
  await app.user.clear(price);
  await app.user.type(price, '1e1');
  await app.user.click(save);
  expect(await platform.findByText('Please enter the floor price as a number')).toBeDefined();
  await app.user.clear(price);
  await app.user.type(price, '0,02');
  await app.user.click(taking);
  await writeIn(app.user, platform.getByLabelText('Maintenance notice'), 'Down on Sunday.');
  // Someone else changes another setting in the meantime, and that change stays.
  await (await grtOf(server, 'admin')).settings.update({ hold_bad_rows_percent: 7 });
  await app.user.click(save);
  await screen.findByText('Settings saved.');
  const notice = await screen.findByText('Down on Sunday.', { selector: 'output' });
  expect(notice.closest('main')).toBeNull();
  expect(await (await grtOf(server, 'admin')).settings.show()).toMatchObject({
    feed_refresh_min_minutes: 30,
    floor_price: 0.02,
    hold_bad_rows_percent: 7,
    registration_open: false,
    maintenance_notice: 'Down on Sunday.',
    updated_by: 'reviewer',
  });
  expect(await platform.findByText(/Changed by reviewer/)).toBeDefined();
});

it('says in words what many minutes come to', async () => {
  const app = await openAsReviewer(server, '/admin/settings');
  const platform = await part('Platform');
  expect(await platform.findByText('min = 14 days')).toBeDefined();
  const idle = platform.getByLabelText('Sign administrators out without use after');
  await app.user.clear(idle);
  await app.user.type(idle, '90');
  expect(platform.getByText('min = 1 hour 30 minutes')).toBeDefined();
});

it('says which log level the environment sets, leaves it alone, and goes back to it', async () => {
  const app = await openAsReviewer(server, '/admin/settings');
  const platform = await part('Platform');
  const level = await platform.findByLabelText<HTMLSelectElement>('Log level');
  const shown = () => level.selectedOptions[0]?.textContent;
  const save = async () => {
    await app.user.click(platform.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(platform.getByRole<HTMLButtonElement>('button').disabled).toBe(true));
    const { log_level, log_level_source } = await (await grtOf(server, 'admin')).settings.show();
    return [log_level, log_level_source];
  };
  expect(shown()).toBe('From the environment (LOG_LEVEL=info)');
  await app.user.type(platform.getByLabelText('Public name'), 's');
  expect(await save()).toEqual(['info', 'environment']);
  await app.user.selectOptions(level, 'debug');
  expect(await save()).toEqual(['debug', 'settings']);
  expect(shown()).toBe('debug');
  await app.user.selectOptions(level, 'From the environment (LOG_LEVEL=info)');
  expect(await save()).toEqual(['info', 'environment']);
});

it('lets a super admin add, edit, deactivate, and remove administrators, but not the last super admin', async () => {
  const app = await openAsSuperAdmin(server, '/admin/settings');
  const section = await part('Administrators');
  await app.user.click(section.getByRole('button', { name: 'Add administrator' }));
  const adding = within(await screen.findByRole('dialog', { name: 'Add administrator' }));
  await app.user.type(adding.getByLabelText(/Username/), 'acme');
  await app.user.type(adding.getByLabelText(/First name/), 'Tess');
  await app.user.type(adding.getByLabelText(/Last name/), 'Lang');
  await writeIn(app.user, adding.getByLabelText(/Email/), 'tess@grt.example');
  await app.user.click(adding.getByRole('button', { name: 'Add and send link' }));
  expect(await adding.findByText('This username is already taken')).toBeDefined();
  await app.user.clear(adding.getByLabelText(/Username/));
  await app.user.type(adding.getByLabelText(/Username/), 'tess');
  await app.user.click(adding.getByRole('button', { name: 'Add and send link' }));
  await seeToast('A link to choose a password is on its way to tess@grt.example.');
  await section.findByText('Tess Lang');
  expect((await server.latestMail('tess@grt.example')).links[0]).toContain('/login/reset?token=');

  await app.user.click(section.getByRole('button', { name: 'Edit Tess Lang' }));
  const editing = within(await screen.findByRole('dialog', { name: 'Edit Tess Lang' }));
  await app.user.selectOptions(editing.getByLabelText('Role'), 'Operator');
  expect(editing.getByText(/^Geo rules, systems, tasks/)).toBeDefined();
  await app.user.click(editing.getByRole('button', { name: 'Save changes' }));
  await section.findByText('Operator');
  await app.user.click(section.getByRole('button', { name: 'Deactivate Tess Lang' }));
  await seeToast('Tess Lang was deactivated and signed out.');
  await section.findByText('Deactivated');

  await app.user.click(section.getByRole('button', { name: 'Deactivate Ada Nowak' }));
  await seeToast('This is the last super admin. Please make someone else super admin first.');
  await app.user.click(section.getByRole('button', { name: 'Remove Tess Lang' }));
  const leaving = within(await screen.findByRole('dialog', { name: 'Remove Tess Lang' }));
  await app.user.click(leaving.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Tess Lang was removed.');
  await waitFor(() => expect(section.queryByText('Tess Lang')).toBeNull());
});

it('shows other administrators the list without any actions', async () => {
  await openAsReviewer(server, '/admin/settings');
  const section = await part('Administrators');
  await section.findByText('Ada Nowak');
  expect(section.queryByRole('button')).toBeNull();
  expect(section.getByText(/Only super admins can change this/)).toBeDefined();
  const profile = await part('Your profile');
  await profile.findByLabelText('Job Title');
  expect(profile.queryByLabelText('Website')).toBeNull();
});
