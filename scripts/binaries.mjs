// npm run binaries: makes an executable of the command line for the platform that runs this, by Node's support for single
// executables: the running Node, with cli/dist/grt.cjs inside. Prints its path. docs/installing.md says how to make those
// of other platforms.
import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { must } from './package-folder.mjs';
import { buildCli } from './setup.mjs';
import { root, run, say, tool } from './steps.mjs';

const isMac = process.platform === 'darwin';
const isWindows = process.platform === 'win32';
/** Marks the place in Node's own executable; the same for every program.
 * @see https://nodejs.org/api/single-executable-applications.html */
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** The file's name on a platform, in the words of Node: `grt-linux-x64`. */
function binaryName(platform = process.platform, arch = process.arch) {
  return `grt-${platform}-${arch}${platform === 'win32' ? '.exe' : ''}`;
}

/** Makes it. @param folder - where it goes: the server offers what is in cli/dist. @returns its path */
export async function makeBinary(folder = join(root, 'cli', 'dist')) {
  await buildCli();
  const work = mkdtempSync(join(tmpdir(), 'grt-binary-'));
  try {
    const blob = join(work, 'grt.blob');
    const settings = join(work, 'sea.json');
    const main = join(root, 'cli', 'dist', 'grt.cjs');
    // The asset is where the program finds its parts, which it reads from its own file otherwise.
    const assets = { 'grt.cjs': main };
    writeFileSync(settings, JSON.stringify({ main, output: blob, assets, disableExperimentalSEAWarning: true }));
    await must(process.execPath, ['--experimental-sea-config', settings]);
    const unfinished = join(work, binaryName());
    copyFileSync(process.execPath, unfinished);
    chmodSync(unfinished, 0o755);
    // A signature holds for the file as it was; a Mac runs nothing without one.
    if (isMac) await must('codesign', ['--remove-signature', unfinished]);
    // Symbols are for debuggers: a fifth of the file. Where there is no strip, it only is larger.
    if (!isMac && !isWindows) await run('strip', [unfinished], { quiet: true }).catch(() => undefined);
    const segment = isMac ? ['--macho-segment-name', 'NODE_SEA'] : [];
    await must(tool('postject'), [unfinished, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', fuse, ...segment]);
    if (isMac) await must('codesign', ['--sign', '-', unfinished]);
    const path = join(folder, binaryName());
    copyFileSync(unfinished, path);
    return path;
  } finally {
    rmSync(work, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) say(await makeBinary());
