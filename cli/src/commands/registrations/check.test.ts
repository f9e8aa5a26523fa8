import { aHost, anApplication, createTestServer, type Host, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

let site: Host;
let server: TestServer;
beforeAll(async () => {
  site = await aHost((_, response) => response.setHeader('content-type', 'text/html').end('<title>Brightside</title>'));
  server = await createTestServer({ environment: { GRT_FEED_FETCH_ALLOW: site.name } });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

it('has the server look at a website, and waits for what it finds', async () => {
  const seat = { stdin: JSON.stringify(anApplication({ email: 'nora@check.example', website: site.url })) };
  const [id = ''] = (await runGrtAs(server, seat, 'register', '--from', '-')).out.split('\t');
  const check = (...more: string[]) => runGrtAs(server, { as: 'reviewer' }, 'registrations', 'check', id, ...more);
  expect(await check()).toMatchObject({ code: 0, out: expect.stringContaining('Answer\tbeing checked\n') as string });
  await server.platform.queue.start();
  const { code, out } = await check('--wait');
  expect(code).toBe(0);
  expect(out).toContain(`Answer\tstatus 200\nLeads to\t${site.url}/\nTitle\tBrightside\n`);
});

it('exits 6 for an application that does not exist', async () => {
  expect(await runGrtAs(server, { as: 'reviewer' }, 'registrations', 'check', '999')).toMatchObject({ code: 6 });
});
