import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const save = (stdin: string) => runGrtAs(server, { as: 'reviewer', stdin }, 'settings', 'reasons', 'save', '-');
const show = () => runGrtAs(server, { as: 'reviewer' }, 'settings', 'reasons', 'show');

it('saves the lists of a file, and prints all of them as one that can be saved again', async () => {
  const saved = await save('domains:\n  - name: Parked\n    text: Nothing is there.\n');
  expect([saved.code, saved.err]).toEqual([0, 'Changed by reviewer 2026-11-20 10:00 UTC\n']);
  const { out } = await show();
  expect(out).toContain('domains:\n  - name: Parked\n    text: Nothing is there.\n');
  expect(out).toContain('name: Website not reachable');
  expect((await save(out)).code).toBe(0);
});

it('names what is wrong with a file, and changes nothing', async () => {
  const before = (await show()).out;
  const repeated = await save('feeds:\n  - { name: Same, text: a }\n  - { name: same, text: b }\n');
  expect([repeated.code, repeated.err]).toEqual([8, expect.stringContaining('Please use each name once')]);
  const unknown = await save('- Parked\n');
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('Standard input has no lists of reasons')]);
  expect((await show()).out).toBe(before);
});
