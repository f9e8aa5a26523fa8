import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anApplication, createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runGrt, runGrtAs, runGrtAt } from '../../testing/run-grt.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const email = 'nora@receipt.example';

it('shows an applicant where the application stands, by the link from the receipt', async () => {
  const seat = { stdin: JSON.stringify(anApplication({ email })) };
  const [id = '', number = ''] = (await runGrtAs(server, seat, 'register', '--from', '-')).out.split('\t');
  const [link = ''] = (await server.latestMail(email)).links;
  const status = () => runGrt(server, 'registrations', 'status', link);
  expect(await status()).toMatchObject({ code: 0, out: expect.stringContaining(`${number}\n`) as string });
  await runGrtAs(server, { as: 'reviewer' }, 'registrations', 'reject', id, '--reason', 'No such website', '--yes');
  expect((await status()).out).toMatch(/rejected[^]+No such website/);
});

it('asks for more, and takes the answer with its files from the applicant', async () => {
  const other = 'nora@question.example';
  const seat = { stdin: JSON.stringify(anApplication({ email: other })) };
  const [id = ''] = (await runGrtAs(server, seat, 'register', '--from', '-')).out.split('\t');
  const grt = (...argv: string[]) => runGrtAs(server, { as: 'reviewer' }, 'registrations', ...argv);
  expect(await grt('ask', id, '--question', 'A copy that can be read, please')).toMatchObject({ code: 0 });
  expect((await grt('list', '--waiting-for', 'applicant', '--json', 'id')).out).toContain(id);
  const [link = ''] = (await server.latestMail(other)).links;
  const home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  await writeFile(join(home, 'license.pdf'), '%PDF-1.4\n%%EOF\n');
  const files = ['--file', 'license.pdf', '--file', 'license.pdf'];
  const answer = (...more: string[]) =>
    runGrtAt(server, home, {}, 'registrations', 'answer', link, '--answer', 'Here it is.', ...more);
  expect(await answer(...files, ...files)).toMatchObject({ code: 2, err: 'error: At most 3 files can be added\n' });
  expect(await answer(...files)).toMatchObject({ code: 0, err: 'Thank you. Your answer was sent.\n' });
  const asked = await grt('questions', id);
  expect(asked.out).toMatch(
    /A copy that can be read, please\t[^\t]+\tHere it is\.\t\d+ license\.pdf, \d+ license\.pdf/,
  );
  const [, file = ''] = /(\d+) license\.pdf/.exec(asked.out) ?? [];
  await runGrtAt(server, home, { as: 'reviewer' }, 'registrations', 'questions', id, '--file', file, '-o', 'copy.pdf');
  expect(await readFile(join(home, 'copy.pdf'), 'utf8')).toBe('%PDF-1.4\n%%EOF\n');
  await rm(home, { recursive: true, force: true });
});

it('refuses a link without a token before anything is sent', async () => {
  expect(await runGrt(server, 'registrations', 'status', 'http://grt.test/application')).toMatchObject({
    code: 2,
    err: 'error: This link does not contain a token\n',
  });
});
