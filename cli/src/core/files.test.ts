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

const silent = () => Promise.resolve();
const files = () => createFiles({ stdin: { isTTY: false, stream: Readable.from([]) }, workDir: home }, silent);
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

  it('replaces nothing unless asked to, and says which folder is missing or is none', async () => {
    await writeFile(join(home, 'there'), 'old');
    await expect(save('there')).rejects.toThrow(
      'there already exists. Choose another file with --output, or use --force',
    );
    await expect(save('no/such/file')).rejects.toThrow(/^The folder .*no\/such does not exist/);
    await expect(save('there/file')).rejects.toThrow(/there is not a folder: choose another with --output$/);
    await expect(save('.', true)).rejects.toThrow('is a folder: name a file with --output');
    expect(await readFile(join(home, 'there'), 'utf8')).toBe('old');
  });

  it.runIf(process.platform === 'linux')('is refused where the system allows no files, which is said', async () => {
    await expect(save('/proc/file')).rejects.toThrow(
      'The system does not allow files in /proc: choose another folder with --output',
    );
  });
});

/** What is read of bytes, in a file and piped in, with what is said about it. */
async function readBoth(bytes: Uint8Array): Promise<readonly (readonly [string, ...string[]])[]> {
  await writeFile(join(home, 'plan.csv'), bytes);
  const read = async (path: string): Promise<readonly [string, ...string[]]> => {
    const said: string[] = [];
    const stdin = { isTTY: false, stream: Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]) };
    const note = async (text: string) => void said.push(text);
    return [await createFiles({ stdin, workDir: home }, note).readText(path), ...said];
  };
  return [await read('plan.csv'), await read('-')];
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

describe('a text that is read', () => {
  const text = 'id,notes\n7,Société introuvable\n';

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ])('is understood as %s without a word', async (_what, bytes) => {
    expect(await readBoth(bytes)).toEqual([[text], [text]]);
  });

  it.each([
    ['windows-1252', Buffer.from(text, 'latin1')],
    ['utf-16le', utf16(`\uFEFF${text}`)],
    ['utf-16le', utf16(text)],
    ['utf-16be', utf16(`\uFEFF${text}`).swap16()],
    ['utf-16be', utf16(text).swap16()],
  ])('is understood as %s, which is said', async (encoding, bytes) => {
    const note = (name: string) => `${name} is read as ${encoding}. If letters look wrong, save it as UTF-8.`;
    expect(await readBoth(bytes)).toEqual([
      [text, note('plan.csv')],
      [text, note('Standard input')],
    ]);
  });

  it.each([
    ['damaged UTF-8', 3, Buffer.concat([Buffer.from('éèêà\n\nSoci'), Buffer.from([0xe9]), Buffer.from('t\n')])],
    ['text that was saved after it was damaged', 3, Buffer.from('one\ntwo\nSoci\uFFFDt\n')],
    ['UTF-16 that is not recognized', 1, utf16('Общество, на английском')],
  ])('is refused if it is %s, with the line', async (_what, line, bytes) => {
    await expect(readBoth(bytes)).rejects.toThrow(
      `plan.csv: line ${String(line)} has characters that cannot be read. Correct them, and save the text as UTF-8.`,
    );
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
