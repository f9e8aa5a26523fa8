// Lets `npm pack` in the folder of a package make the tarball of `npm run pack`: npm reads package.json and the files again
// after `prepack`, so the folder has those of the built package until `postpack`. What a killed npm leaves behind is cleared
// away by whatever comes next.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './steps.mjs';

/** The folders of the packages, and the names of their built ones. */
export const builtNames = { sdk: 'sdk', cli: 'cli', 'mock-server': 'server' };

const keptIn = join(root, '.cache', 'packing');
const keptOf = (folder) => join(keptIn, `${basename(folder)}.json`);

/** Puts the built package into the folder of its sources.
 * @throws Error when something else is where one of its files belongs */
export function putBuilt(folder, built) {
  takeBack(folder);
  const { files } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
  const inTheWay = files.find((name) => existsSync(join(folder, name)));
  if (inTheWay !== undefined)
    throw new Error(`${join(folder, inTheWay)} is in the way of the built package. Move or delete it, and pack again.`);
  mkdirSync(keptIn, { recursive: true });
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  replace(keptOf(folder), JSON.stringify({ manifest, files }));
  for (const name of files) cpSync(join(built, name), join(folder, name), { recursive: true });
  replace(join(folder, 'package.json'), readFileSync(join(built, 'package.json'), 'utf8'));
}

/** Takes it away again, if it is there. */
export function takeBack(folder) {
  const kept = keptOf(folder);
  if (!existsSync(kept)) return;
  const { manifest, files } = JSON.parse(readFileSync(kept, 'utf8'));
  replace(join(folder, 'package.json'), manifest);
  for (const name of files) rmSync(join(folder, name), { recursive: true, force: true });
  rmSync(kept);
}

/** What killed runs of npm left in the folders of the packages. */
export function takeAllBack() {
  for (const name of Object.keys(builtNames)) takeBack(join(root, name));
}

/** Writes a file so that it is never seen, or left, half written. */
function replace(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
