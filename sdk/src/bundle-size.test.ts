import { expect, it } from 'vitest';
import { bundleSize } from '../scripts/bundle-size.ts';

it('costs a page at most 10 kB beside the operation table', async () => {
  const { client, table } = await bundleSize();

  expect(client).toBeLessThanOrEqual(10_000);
  expect(client).toBeGreaterThan(5000);
  expect(table).toBeGreaterThan(1000);
}, 60_000);
