import { aHost, createTestServer, type Host, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

let site: Host;
let server: TestServer;
beforeAll(async () => {
  site = await aHost((_, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Removal</title>Write to removal@policy.example.');
  });
  server = await createTestServer({ environment: { GRT_FEED_FETCH_ALLOW: site.name } });
  await add('policy.example', 'removal@policy.example');
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const add = (name: string, email: string) =>
  runGrtAs(server, { as: 'acme' }, 'domains', 'add', name, '--dmca-url', `${site.url}/dmca`, '--removal-email', email);
const check = (...words: string[]) => runGrtAs(server, { as: 'reviewer' }, 'domains', 'check', ...words);

it('has the server look at a policy page, waits for what it finds, and shows that to reviewers only', async () => {
  await add('other.example', 'nobody@policy.example');
  expect(await check('policy.example')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Policy answer\tbeing checked\n') as string,
  });
  await server.platform.queue.start();
  const { code, out } = await check('policy.example', '--wait');
  expect(code).toBe(0);
  expect(out).toContain(`Policy answer\tstatus 200\nPolicy leads to\t${site.url}/dmca\nPolicy title\tRemoval\n`);
  expect(out).toContain('Removal email\ton the page\n');
  expect((await check('other.example', '--wait')).out).toContain('Removal email\tnot found on the page\n');

  const shown = async (as: string) => (await runGrtAs(server, { as }, 'domains', 'show', 'policy.example')).out;
  expect(await shown('reviewer')).toContain('Removal email\ton the page\n');
  expect(await shown('acme')).not.toContain('on the page');
});

it('waits on through a gateway that loses the server, and says so', async () => {
  await add('lost.example', 'removal@policy.example');
  let left = 5;
  const fetch: typeof server.fetch = async (input, init) => {
    const isCheck = /\/admin\/domains\/\d+/.test(input instanceof Request ? input.url : input.toString());
    if (isCheck && left > 0) {
      left -= 1;
      return new Response('<h1>Bad Gateway</h1>', { status: 502 });
    }
    return server.fetch(input, init);
  };

  const lost = await runGrtAs({ ...server, fetch }, { as: 'reviewer' }, 'domains', 'check', 'lost.example', '--wait');

  expect(lost).toMatchObject({ code: 0, out: expect.stringContaining('Removal email\ton the page\n') as string });
  expect(lost.err).toMatch(/^A gateway .*502.* Trying again, for up to 2 min 0 s\.\n$/);
});

it('exits 6 for a domain that does not exist, and 5 for its client', async () => {
  expect(await check('999')).toMatchObject({ code: 6 });
  expect(await runGrtAs(server, { as: 'acme' }, 'domains', 'check', 'policy.example')).toMatchObject({ code: 5 });
});
