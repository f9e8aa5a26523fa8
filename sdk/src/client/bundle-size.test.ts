import { expect, it } from 'vitest';
import { bundleSize, formSize } from '../../scripts/bundle-size.ts';

it('costs a page at most 7 kB in addition to the operation table', async () => {
  const { client, table } = await bundleSize();

  expect(client).toBeLessThanOrEqual(7000);
  expect(client).toBeGreaterThan(5000);
  expect(table).toBeGreaterThan(1000);
}, 60_000);

it('checks an application with less than 12 kB, and a sign-in with less than 7', async () => {
  expect(await formSize('registrations.submit', ['licenseContentProblem', 'stateErrors'])).toBeLessThan(12_000);
  expect(await formSize('auth.clientLogin')).toBeLessThan(7000);
}, 60_000);
