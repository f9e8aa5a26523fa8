import type { Grt } from '@grt/sdk';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApprovedDomain, failingServer, grtOf } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let admin: Grt;
beforeAll(async () => {
  server = await createTestServer();
  admin = await grtOf(server, 'admin');
});
afterAll(() => server.close());

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const variables = async () => (await admin.variables.list()).filter(({ is_built_in }) => !is_built_in);

it('creates, edits, and deletes a variable, and leaves built-in ones alone', async () => {
  const { user, path } = await openAsReviewer(server, '/admin/pages');
  await user.click(await screen.findByRole('button', { name: 'Variables' }));
  const list = await dialog('Page variables');
  expect(path()).toBe('/admin/pages?variables=1');
  await list.findByText('{company}');
  expect(list.queryByRole('button', { name: 'Edit' })).toBeNull();

  await user.click(list.getByRole('button', { name: 'New variable' }));
  const form = await dialog('New variable');
  await user.click(form.getByRole('button', { name: 'Save variable' }));
  await form.findByText('Please enter a variable key.');
  form.getByText('Please enter a variable name.');
  await writeIn(user, form.getByLabelText('Key'), 'Not a key');
  await form.findByText('Please start the key with a letter and use lowercase letters, digits, and underscores.');
  await user.clear(form.getByLabelText('Key'));
  await writeIn(user, form.getByLabelText('Key'), 'company');
  await writeIn(user, form.getByLabelText('Name'), 'Support phone');
  await user.click(form.getByRole('button', { name: 'Save variable' }));
  await form.findByText('A variable with this key already exists.');
  await user.clear(form.getByLabelText('Key'));
  await writeIn(user, form.getByLabelText('Key'), 'support_phone');
  await writeIn(user, form.getByLabelText('Default value'), '+1 555');
  await user.click(form.getByRole('button', { name: 'Save variable' }));
  await (await dialog('Page variables')).findByText('default “+1 555”');

  await user.click(list.getByRole('button', { name: 'Edit' }));
  const edit = await dialog('Edit {support_phone}');
  expect(edit.getByLabelText<HTMLInputElement>('Key').disabled).toBe(true);
  await user.clear(edit.getByLabelText('Default value'));
  await user.click(edit.getByRole('button', { name: 'Save variable' }));
  await list.findByText('no default');
  expect(await variables()).toMatchObject([{ variable_key: 'support_phone', default_value: null }]);

  await user.click(list.getByRole('button', { name: 'Delete' }));
  await user.click((await dialog('Delete {support_phone}')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(list.queryByText('{support_phone}')).toBeNull());
  expect(await variables()).toEqual([]);
});

it("sets a domain's own value, changes it, and removes it", async () => {
  const domainId = await anApprovedDomain(server, 'clips.example');
  const { id } = await admin.variables.create({ variable_key: 'motto', variable_name: 'Motto', default_value: 'Hi' });
  onTestFinished(async () => void (await admin.variables.remove({ id })));
  const { user } = await openAsReviewer(server, '/admin/pages?variables=1');
  await user.click(await (await dialog('Page variables')).findByRole('button', { name: 'Values' }));
  const values = await dialog('{motto} on each domain');
  await values.findByText('No domain overrides the default yet.');
  values.getByText('Every other domain shows the default, “Hi”.');
  await writeIn(user, values.getByLabelText('Motto'), 'Clips!');
  await user.click(values.getByRole('button', { name: 'Save value' }));
  await values.findByText('Please name the domain.');
  await user.type(values.getByRole('combobox', { name: 'Domain' }), 'clips');
  await user.click(await screen.findByRole('option', { name: /^clips\.example/, hidden: true }));
  await user.click(values.getByRole('button', { name: 'Save value' }));
  await user.click(await values.findByRole('button', { name: 'Edit clips.example' }));
  await writeIn(user, values.getByLabelText('Motto'), ' More!');
  await user.click(values.getByRole('button', { name: 'Save value' }));
  await values.findByText(/^Clips! More!/);
  const kept = async () => (await admin.variables.showValues({ id })).data.map((row) => [row.domain_id, row.value]);
  expect(await kept()).toEqual([[domainId, 'Clips! More!']]);
  await user.click(values.getByRole('button', { name: 'Use default on clips.example' }));
  await values.findByText('No domain overrides the default yet.');
  expect(await kept()).toEqual([]);
});

it('says that the variables failed to load, and retries', async () => {
  const failing = failingServer(server, (_method, path) => path.endsWith('/variables/list'), 403);
  const { user } = await openAsReviewer(server, '/admin/pages?variables=1', failing.fetch);
  const list = await dialog('Page variables');
  await list.findByText('Failed to load variables.');
  failing.mend();
  await user.click(list.getByRole('button', { name: 'Retry' }));
  expect(await list.findByText('{company}')).toBeDefined();
});
