import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { loadDocument } from '../../core/http/document.ts';
import { call, type CallOptions } from '../../testing/api-calls.ts';
import { createTestServer, type TestServer } from '../../testing.ts';

let server: TestServer;
let resets = 0;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_CONTROL: '1' }, people: false });
});
afterAll(() => server.close());

/** The same platform with controls. */
async function controlled(path: string, options: CallOptions) {
  const reset = async () => {
    resets += 1;
  };
  const app = createApp(server.platform, await loadDocument(), undefined, { control: { reset } });
  const fetch: typeof globalThis.fetch = async (input, init) => app.fetch(new Request(input, init));
  return call({ fetch, baseUrl: server.baseUrl }, `/control/${path}`, options);
}

it('advances the clock, and runs what is due by then', async () => {
  const runs: string[] = [];
  server.platform.queue.schedule('test:tick', '0 * * * *', 'UTC', async ({ now }) => {
    runs.push(now.toISOString());
    return '';
  });
  await server.platform.queue.runDue();
  const { body } = await controlled('clock', { json: { advance_ms: 30 * 60_000 } });
  expect([body.data, runs]).toEqual([{ now: '2026-11-20T10:30:00.000Z' }, []]);
  const later = await controlled('clock', { json: { advance_seconds: 1_800 } });
  expect([later.body.data, runs]).toEqual([{ now: '2026-11-20T11:00:00.000Z' }, ['2026-11-20T11:00:00.000Z']]);
  expect((await controlled('clock', {})).body.data).toEqual({ now: '2026-11-20T11:00:00.000Z' });
});

it.each([[{}], [{ advance_ms: -1 }], [{ advance_ms: '5' }], [{ advance_ms: 31 * 86_400_000 + 1 }]])(
  'refuses the step %j',
  async (json) => {
    const { status, body } = await controlled('clock', { json });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['advance_ms']]);
  },
);

it('resets on request, and accepts only JSON', async () => {
  expect((await controlled('reset', { method: 'POST' })).status).toBe(415);
  expect(resets).toBe(0);
  expect((await controlled('reset', { json: {} })).status).toBe(200);
  expect(resets).toBe(1);
});

it('does not exist without the setting', async () => {
  const without = await createTestServer({ people: false });
  expect((await call(without, '/control/clock', { json: { advance_ms: 1 } })).status).toBe(404);
  await without.close();
});
