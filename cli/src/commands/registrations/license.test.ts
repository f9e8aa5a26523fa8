import { mkdir, mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs, runGrtAt, type GrtRun } from '../../testing/run-grt.ts';

const application = {
  first_name: 'Dana',
  last_name: 'Reyes',
  email: 'dana@brightreel.example',
  phone: '+1 (212) 555-0142',
  company_name: 'Bright Reel',
  website: 'https://brightreel.example',
  company_description: 'Video reviews of outdoor gear.',
  job_title: 'Head of Growth',
  expected_traffic: '50k-100k',
  budget_range: '$5000-$10000',
  country: 'US',
  state: 'NY',
  timezone: 'America/New_York',
};

describe('grt registrations license', () => {
  let server: TestServer;
  let home: string;
  let id: string;
  beforeAll(async () => {
    server = await createTestServer();
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
    await writeFile(join(home, 'sent.pdf'), '%PDF-1.4\n%%EOF\n');
    const stdin = JSON.stringify(application);
    const sent = await runGrtAt(
      server,
      home,
      { stdin },
      'register',
      '--from',
      '-',
      '--license',
      'sent.pdf',
      '--json',
      'id',
    );
    id = String((JSON.parse(sent.out) as { id: number }).id);
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  const license = (...argv: readonly string[]): Promise<GrtRun> =>
    runGrtAt(server, home, { as: 'reviewer' }, 'registrations', 'license', ...argv);

  it('reports that an application has none', async () => {
    const { out } = await runGrtAs(
      server,
      { as: 'reviewer' },
      'registrations',
      'list',
      '--json',
      'id,business_license_path',
    );
    const without = (JSON.parse(out) as { id: number; business_license_path: string | null }[]).find(
      (row) => row.business_license_path === null,
    );
    expect(await license(String(without?.id))).toMatchObject({
      code: 6,
      err: expect.stringContaining('Business license file not found') as string,
    });
  });

  it('saves it as a PDF, and overwrites no file unless asked', async () => {
    expect(await license(id, '--output', 'license.pdf')).toMatchObject({
      code: 0,
      out: `${join(home, 'license.pdf')}\n`,
    });
    expect((await readFile(join(home, 'license.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
    await writeFile(join(home, 'license.pdf'), 'mine');
    expect(await license(id, '--output', 'license.pdf')).toMatchObject({ code: 7 });
    expect(await readFile(join(home, 'license.pdf'), 'utf8')).toBe('mine');
    expect(await license(id, '--output', 'license.pdf', '--force')).toMatchObject({ code: 0 });
    expect((await license(id, '--output', '-')).out.slice(0, 5)).toBe('%PDF-');
  });

  it('writes through a link and to a device, which stay what they are', async () => {
    await writeFile(join(home, 'real.pdf'), 'old');
    await symlink('real.pdf', join(home, 'link.pdf'));
    expect(await license(id, '--output', 'link.pdf', '--force')).toMatchObject({ code: 0 });
    expect(await readlink(join(home, 'link.pdf'))).toBe('real.pdf');
    expect((await readFile(join(home, 'real.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await license(id, '--output', '/dev/null', '--force')).toMatchObject({ code: 0 });
    expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
  });

  it('says which folder is missing, and that a folder is not a file', async () => {
    expect(await license(id, '--output', 'nowhere/license.pdf')).toMatchObject({
      code: 2,
      err: `error: The folder ${join(home, 'nowhere')} does not exist: create it, or choose another with --output\n`,
    });
    await mkdir(join(home, 'folder'));
    expect(await license(id, '--output', 'folder', '--force')).toMatchObject({
      code: 2,
      err: `error: ${join(home, 'folder')} is a folder: name a file with --output\n`,
    });
  });
});
