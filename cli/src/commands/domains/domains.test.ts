import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runGrtAs, type GrtRun } from '../../testing/run-grt.ts';

describe('grt domains', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });
  afterEach(() => server.close());

  const acme = (...argv: readonly string[]): Promise<GrtRun> => runGrtAs(server, { as: 'acme' }, 'domains', ...argv);
  const reviewer = (...argv: readonly string[]): Promise<GrtRun> =>
    runGrtAs(server, { as: 'reviewer' }, 'domains', ...argv);
  const policy = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];

  it('adds a domain and prints it as one line', async () => {
    expect(await acme('add', 'www.Clips.example', ...policy)).toEqual({
      code: 0,
      out: '1\tclips.example\tpending\n',
      err: 'Added. It is now pending review (24-48 hours).\n',
    });
  });

  it('prints only the result with --quiet', async () => {
    expect(await acme('add', 'clips.example', ...policy, '--quiet')).toEqual({
      code: 0,
      out: '1\tclips.example\tpending\n',
      err: '',
    });
  });

  it('looks at each domain in a dry run: what would change, what would not, and what is missing', async () => {
    for (const name of ['a.example', 'b.example']) await acme('add', name, ...policy);
    await reviewer('approve', '1');
    expect(await reviewer('approve', 'a.example', '2', '99', '--dry-run')).toEqual({
      code: 3,
      out: '1\ta.example\tapproved\n2\tb.example\tpending\n',
      err: '99: Domain not found\nApprove 1 domain, unchanged 1, refused 1: nothing was changed (--dry-run)\n',
    });
    expect(await reviewer('approve', '99', '--dry-run')).toMatchObject({ code: 6 });
  });

  it('takes the approval of a domain back only with --revoke', async () => {
    await acme('add', 'clips.example', ...policy);
    await reviewer('approve', '1');
    const reject = (...flags: readonly string[]) => reviewer('reject', 'clips.example', '--reason', 'Sold.', ...flags);
    expect(await reject()).toMatchObject({ code: 7, err: expect.stringContaining('was already approved by reviewer') });
    expect(await reject('--revoke')).toMatchObject({
      code: 0,
      out: expect.stringContaining('clips.example\trejected'),
    });
  });

  it('names missing flags in a pipe, and prompts for them at a terminal', async () => {
    expect(await acme('add', 'clips.example')).toEqual({
      code: 2,
      out: '',
      err: 'error: Missing: --dmca-url, --removal-email\n',
    });
    const seat = { as: 'acme', columns: 80, answers: ['https://clips.example/dmca', 'removal@clips.example'] };
    expect(await runGrtAs(server, seat, 'domains', 'add', 'clips.example')).toMatchObject({ code: 0 });
  });

  it("refuses an invalid domain in the platform's words", async () => {
    const { code, err } = await acme('add', 'clips', '--dmca-url', 'clips.example/dmca', '--removal-email', 'removal');
    expect({ code, err }).toEqual({
      code: 8,
      err: [
        'error: Please correct these fields.',
        '  domain_name: Please enter a valid domain name (e.g., example.com)',
        '  dmca_compliance_url: DMCA policy URL must start with http:// or https://',
        '  content_removal_email: Please enter a valid email address',
        '',
      ].join('\n'),
    });
  });

  it('reports that a domain has already been added', async () => {
    await acme('add', 'clips.example', ...policy);
    const { code, err } = await acme('add', 'CLIPS.example.', ...policy);
    expect(code).toBe(8);
    expect(err).toContain('domain_name: This domain has already been added.');
  });

  it('approves the pending ones, names the one already decided, and exits 3', async () => {
    await acme('add', 'clips.example', ...policy);
    await acme('add', 'reels.example', ...policy);
    await reviewer('reject', '2', '--reason', 'No policy page.');
    const { code, out, err } = await reviewer('approve', '2', '1', '--notes', 'Welcome.');
    expect({ code, out }).toEqual({ code: 3, out: '1\tclips.example\tapproved\n' });
    expect(err).toMatch(/^2: reels\.example .*reject.*\n1 done, 1 refused\n$/);
    const seen = await acme('list', '--json', 'domain_name,status,admin_notes');
    expect(JSON.parse(seen.out)).toEqual([
      { domain_name: 'reels.example', status: 'rejected', admin_notes: 'No policy page.' },
      { domain_name: 'clips.example', status: 'approved', admin_notes: 'Welcome.' },
    ]);
  });

  it('lists by status and name', async () => {
    await acme('add', 'clips.example', ...policy);
    await acme('add', 'reels.example', ...policy);
    await reviewer('approve', '1');
    expect((await reviewer('list', '--status', 'pending', '--json', 'id')).out).toBe('[{"id":2}]\n');
    expect((await acme('list', '--search', 'clip')).out).toMatch(/^1\tclips\.example\tapproved\t[^\n]+\n$/);
    expect(await acme('list', '--status', 'open')).toMatchObject({ code: 2 });
  });
});
