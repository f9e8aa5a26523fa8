import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runGrtAt } from '../src/testing/run-grt.ts';
import { grt, type Place, type Run } from './grt-process.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

/** One scripted run for each noun that administrators use, which begins with the built command as a process. */
describe('an administrator at the command line', () => {
  let server: TestServer;
  let listening: Awaited<ReturnType<TestServer['listen']>>;
  let place: Place;
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
    listening = await server.listen();
    place = { apiUrl: listening.url, configDir: await mkdtemp(join(tmpdir(), 'grt-session-')) };
    await grt(place, ['auth', 'login', '-u', 'admin', '--password-stdin'], testPassword);
  });
  afterAll(async () => {
    await listening.close();
    await server.close();
    await rm(place.configDir, { recursive: true, force: true });
  });

  let isFirst = true;
  beforeEach(() => {
    isFirst = true;
  });
  /** The first command of each test runs as a process, the others in this one, with the same credentials. */
  const run = (line: string, input = ''): Promise<Run> => {
    const asProcess = isFirst;
    isFirst = false;
    if (asProcess) return grt(place, words(line), input);
    const { apiUrl, configDir } = place;
    const env = { GRT_API_URL: apiUrl, XDG_CONFIG_HOME: configDir, XDG_STATE_HOME: configDir };
    return runGrtAt(server, configDir, { env, stdin: input }, ...words(line));
  };
  const done = async (line: string, input = ''): Promise<string> => {
    const seen = await run(line, input);
    expect({ line, code: seen.code, err: seen.err }, seen.out).toMatchObject({ line, code: 0 });
    return seen.out;
  };
  const json = async <Shape>(line: string, input = ''): Promise<Shape> => JSON.parse(await done(line, input)) as Shape;

  it('clients: adds, edits, suspends in bulk, activates, exports', async () => {
    const added = await json<{ client_id: number; status: string }>(
      'clients add --company Harbor --first-name Ines --last-name Ortega --email ines@harbor.example --json client_id,status',
    );
    expect(added.status).toBe('pending');
    const id = String(added.client_id);
    expect(await done(`clients edit ${id} --plan Premium`)).toBe(`${id}\tHarbor\tpending\n`);
    expect(await json(`clients show ${id} --json subscription_plan,email`)).toEqual({
      subscription_plan: 'Premium',
      email: 'ines@harbor.example',
    });
    expect((await run('clients edit 1')).code).toBe(2);
    expect((await run('clients show 9999')).code).toBe(6);
    expect((await run('clients add --company X')).err).toContain('Missing: --first-name, --last-name, --email');
    expect(await done(`clients resend-setup ${id} --quiet`)).toBe(`${id}\tHarbor\tpending\n`);

    const plan = await run('clients suspend 1 2 --reason "Unpaid" --dry-run');
    expect(plan).toMatchObject({ code: 0, err: 'Suspend 2 clients: nothing was changed (--dry-run)\n' });
    expect(await done('clients suspend 1 2 --reason Unpaid')).toMatch(/^1\t[^\t]+\tsuspended\n2\t[^\t]+\tsuspended\n$/);
    expect(await done('clients list --status suspended --jq ".[].status_reason"')).toBe('Unpaid\nUnpaid\n');
    expect((await run('clients activate --all')).err).toContain('Missing: --yes');
    expect(await json<unknown[]>('clients activate --all --yes --json status')).toEqual([
      { status: 'active' },
      { status: 'active' },
    ]);
    const csv = join(place.configDir, 'clients.csv');
    await done(`clients export --search Harbor --output ${csv}`);
    expect((await readFile(csv, 'utf8')).split('\n')[1]).toContain('ines@harbor.example');
  });

  it('geo: blocks a state, explains the verdict, allows it, and deletes the rule', async () => {
    expect(await done('geo add US-UT --reason "Age law" --json type,code,is_blocked')).toBe(
      '{"type":"state","code":"US-UT","is_blocked":true}\n',
    );
    expect((await run('geo add US-UT')).code).toBe(8);
    expect(await json('geo explain us-ut --json is_served,because')).toEqual({
      is_served: false,
      because: 'its own rule blocks it: Age law',
    });
    await done('geo allow US-UT');
    await done('geo allow US-UT');
    expect((await json<{ is_served: boolean }>('geo explain US-UT --json is_served')).is_served).toBe(true);
    expect((await json<{ because: string }>('geo explain NZ --json because')).because).toBe(
      'no rule covers this place',
    );
    await done('geo edit US-UT --reason "HB 1"');
    expect(await done('geo list --type state --jq ".[] | select(.code == \\"US-UT\\").block_reason"')).toBe('HB 1\n');
    expect((await run('geo delete US-UT')).err).toContain('Missing: --yes');
    await done('geo delete US-UT --yes');
    expect((await run('geo block US-UT')).code).toBe(6);
    expect(await done('geo cache-clear')).toBe('Geo-blocking cache cleared successfully\n');
  });

  it('pages and variables: writes, previews, restores, and deletes a page', async () => {
    const html = join(place.configDir, 'about.html');
    await writeFile(html, '<p>Write to {support_mail}.</p>');
    const created = await run(
      `pages create --title "About Us" --content ${html} --status published --json slug,status`,
    );
    expect(created.out).toBe('{"slug":"about-us","status":"published"}\n');
    expect((await run(`pages create --title "About Us" --content ${html}`)).code).toBe(8);
    await done('variables set support_mail help@clips.example');
    expect(await done('pages preview about-us')).toBe('<p>Write to help@clips.example.</p>\n');
    await done('pages edit about-us --content -', '<p>Second.</p>');
    expect(await done('pages show about-us --content')).toBe('<p>Second.</p>\n');
    const revisions = await json<{ revision: number }[]>('pages revisions about-us --json revision');
    await done(`pages restore about-us ${String(revisions.at(-1)?.revision)}`);
    expect(await done('pages show about-us --content')).toContain('{support_mail}');
    expect(await done('pages list --search about-us')).toMatch(/^\d+\tabout-us\tAbout Us\tpublished\t/);
    await done('variables set support_mail other@clips.example --description "Where people write"');
    expect(await done('variables list --jq ".[] | select(.variable_key == \\"support_mail\\").default_value"')).toBe(
      'other@clips.example\n',
    );
    await done('variables delete support_mail --yes');
    expect((await run('variables values support_mail')).code).toBe(6);
    await done('pages delete about-us --yes');
    expect((await run('pages show about-us')).code).toBe(6);
  });

  it("system: shows the platform's status, runs operations, and follows a log", async () => {
    expect(await done('system status')).toMatch(/^Status\t(healthy|degraded)\n/);
    await done('system queues');
    expect(await json('system jobs list --json')).toEqual([]);
    expect((await run('system jobs retry 999')).code).toBe(6);
    await done('system cron list');
    expect((await run('system cron run no:such')).code).toBe(6);
    expect((await json<unknown[]>('system disk --json path')).length).toBeGreaterThan(0);
    await done('system cache list');
    await done('system feeds');
    await done('system logs --kind scheduler --limit 5');
    expect((await run('system logs --limit 1001')).code).toBe(2);
    expect((await run('system run system-optimize')).err).toContain('Missing: --yes');
    expect(await done('system run optimize-clear --yes')).toMatch(/^Output\t/);
    expect((await run('system cache clear nosuch')).code).toBe(8);
  });

  it('tokens, users, settings: creates a token for a pipeline, adds a colleague, and changes a setting', async () => {
    const token = (await done('tokens create CI --scope domains:read,feeds:read --days 7 --jq .token')).trim();
    const pipeline = join(place.configDir, 'ci');
    await mkdir(pipeline);
    const withToken = (line: string, stdin = '') => runGrtAt(server, pipeline, { stdin }, ...words(line));
    expect((await withToken('auth login --with-token', token)).code).toBe(0);
    expect((await withToken('domains list')).code).toBe(0);
    expect((await withToken('users list')).code).toBe(5);
    expect((await withToken('auth refresh')).err).toContain('grt tokens create');
    const [{ id }] = (await json<{ id: number }[]>('tokens list --json id')) as [{ id: number }];
    await done(`tokens revoke ${String(id)} --yes`);
    expect((await withToken('domains list')).code).toBe(4);
    expect((await run('tokens create CI --scope all')).err).toContain('Unknown scope "all"');

    await done('users add mira --first-name Mira --last-name Hale --email mira@grt.example');
    const mira = (await done('users list --search mira --jq ".[].id"')).trim();
    expect(await done(`users edit ${mira} --inactive --json is_active`)).toBe('{"is_active":false}\n');
    expect((await run(`users delete ${mira}`)).code).toBe(2);
    await done(`users delete ${mira} --yes`);

    expect(await done('settings set registration_open=false maintenance_notice="Back at noon."')).toBe(
      'registration_open\tno\nmaintenance_notice\tBack at noon.\n',
    );
    expect(await done('settings get registration_open')).toBe('no\n');
    await done('settings set registration_open=true maintenance_notice=');
    const fromEnvironment = 'info (from the environment: LOG_LEVEL=info)\n';
    expect(await done('settings set log_level=debug')).toContain('debug\n');
    expect(await done('settings set log_level=environment')).toContain(fromEnvironment);
    expect(await done('settings get')).toContain(fromEnvironment);
    expect(await done('settings get log_level')).toBe('info\n');
    expect((await run('settings set color=red')).err).toContain('Unknown setting "color"');
    expect((await run('settings set hold_bad_rows_percent=900')).code).toBe(8);
  });

  it('api: makes any call, as JSON, with all pages of a list', async () => {
    expect(await json('api GET /health')).toMatchObject({ success: true, data: { status: 'ok' } });
    expect(await done('api system.health --jq .data.status')).toBe('ok\n');
    const all = (await done('api GET /admin/clients?per_page=1 --paginate')).trimEnd().split('\n');
    expect(all.length).toBeGreaterThan(1);
    expect((await run('api POST /admin/clients/1/suspend -F reason=7')).code).toBe(8);
    expect((await run('api POST /nowhere')).code).toBe(6);
    expect((await run('api FETCH /health')).code).toBe(2);
    expect(await done('api --list --jq ".[] | select(.operation == \\"geo.list\\").path"')).toBe(
      '/system/geo-blocking/rules\n',
    );
  });

  it("reviews, analytics, open: shows an empty queue, a month's figures, and a screen's address", async () => {
    expect(await json('reviews stats --json')).toMatchObject({ waiting: 0, urgent: 0, oldest_at: null });
    expect(await run('reviews next')).toMatchObject({ code: 0, err: 'No feeds are pending review.\n' });
    expect(await json('analytics --by domain --json')).toEqual([]);
    expect((await run('analytics --from tomorrow')).code).toBe(8);
    const opened = await run('clients list --web');
    expect(opened.out + opened.err).toContain(`${place.apiUrl.replace(/\/api$/, '')}/admin/clients`);
  });
});

/** Splits words as a shell does: double quotes keep spaces, and `\"` is a quote. */
function words(line: string): readonly string[] {
  return [...line.matchAll(/(?:[^\s"]|"(?:\\.|[^"\\])*")+/g)].map(([word]) =>
    word.replaceAll(/"((?:\\.|[^"\\])*)"/g, (_, text: string) => text.replaceAll('\\"', '"')),
  );
}
