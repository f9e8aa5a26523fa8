import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { checkForm } from '@grt/sdk/check-form';
import { form as credentialsForm } from '@grt/sdk/forms/auth.clientLogin';
import { formResolver } from './form-resolver.ts';

const resolver = formResolver((body: { username: string; password: string }) => checkForm(credentialsForm, body));
const ref = { name: 'username' };
const options = (names: readonly string[]) => ({
  fields: Object.fromEntries(names.map((name) => [name, { name, ref }])),
  shouldUseNativeValidation: undefined,
});

it('shows the first message of each field, and focuses the right one', async () => {
  const empty = { username: ' ', password: '' };
  expect(await resolver(empty, undefined, options(['username', 'password']))).toEqual({
    values: {},
    errors: {
      username: { type: 'refused', message: 'Username or email is required', ref },
      password: { type: 'refused', message: 'Password is required', ref },
    },
  });
});

it('leaves errors that no field shows to the server', async () => {
  const values = { username: 'acme', password: '' };
  expect(await resolver(values, undefined, options(['username']))).toEqual({ values, errors: {} });
});

it('is used by every form, directly or through its check', async () => {
  const folder = new URL('../', import.meta.url);
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const unchecked: string[] = [];
  let forms = 0;
  for (const name of names) {
    const text = await readFile(new URL(name, folder), 'utf8');
    if (!/\buseForm[<(]/.test(text)) continue;
    forms += 1;
    if (!/\bresolver\b|\bcheckForm\(/.test(text)) unchecked.push(name);
  }
  expect(unchecked).toEqual([]);
  expect(forms).toBeGreaterThan(15);
});
