import { execFileSync } from 'node:child_process';
import { lstat, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, win32 } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFiles, isDeviceOfWindows, safeName } from './files.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'grt-files-'));
});
afterAll(() => rm(home, { recursive: true }));

const files = () => createFiles({ stdin: { isTTY: false, stream: Readable.from([]) }, workDir: home });
const save = (path: string, replace = false) => files().save('x', new Blob(['new']).stream(), { path, replace });

describe('a file that is saved', () => {
  it('replaces the file that a link leads to, and makes the one that a link lacks', async () => {
    await writeFile(join(home, 'real'), 'old');
    for (const name of ['real', 'missing']) {
      await symlink(name, join(home, `to-${name}`));
      await save(`to-${name}`, true);
      expect(await readFile(join(home, name), 'utf8')).toBe('new');
      expect(await readlink(join(home, `to-${name}`))).toBe(name);
    }
  });

  it('goes into a device or a pipe as it is', async () => {
    await save('/dev/null', true);
    expect((await lstat('/dev/null')).isCharacterDevice()).toBe(true);
  });

  it('replaces nothing unless asked to, and says which folder is missing', async () => {
    await writeFile(join(home, 'there'), 'old');
    await expect(save('there')).rejects.toThrow(
      'there already exists. Choose another file with --output, or use --force',
    );
    await expect(save('no/such/file')).rejects.toThrow(/^The folder .*no\/such does not exist/);
    await expect(save('.', true)).rejects.toThrow('is a folder: name a file with --output');
    expect(await readFile(join(home, 'there'), 'utf8')).toBe('old');
  });
});

it('takes only files to send: not a folder, a device, or a pipe, which cannot be read twice', async () => {
  execFileSync('mkfifo', [join(home, 'pipe')]);
  await expect(files().existing('.')).rejects.toThrow('. is a folder, not a file');
  for (const path of ['/dev/null', 'pipe'])
    await expect(files().existing(path)).rejects.toThrow(
      `${path} is a pipe or a device: save its content to a file first`,
    );
  await expect(files().existing('nowhere')).rejects.toThrow('File not found: nowhere');
});

it.each([
  ['license.pdf', 'license.pdf'],
  ['../../etc/passwd', 'passwd'],
  [String.raw`D:\Papers\license.pdf`, 'license.pdf'],
  ['a<b>:"|?*.csv', 'a_b______.csv'],
  ['report. . ', 'report'],
  ['..', 'download'],
  ['', 'download'],
  ['CON', '_CON'],
  ['nul.csv', '_nul.csv'],
  ['com1.tar.gz', '_com1.tar.gz'],
  ['console.csv', 'console.csv'],
  ['Müller & Söhne.pdf', 'Müller & Söhne.pdf'],
])('a file that the server calls %j is saved as %j, on every system', (name, saved) => {
  expect(safeName(name)).toBe(saved);
});

it.each([
  [win32.resolve(String.raw`C:\feeds`, 'NUL'), 'win32', true],
  [win32.resolve(String.raw`C:\feeds`, 'null.csv'), 'win32', false],
  [win32.resolve(String.raw`C:\feeds`, String.raw`\\server\share\a.csv`), 'win32', false],
  [posix.resolve('/feeds', 'NUL'), 'linux', false],
] as const)('%s on %s is a device of Windows: %s', (path, platform, isDevice) => {
  expect(isDeviceOfWindows(path, platform)).toBe(isDevice);
});
