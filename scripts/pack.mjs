// npm run pack: makes the tarballs of the packages in .cache/packages, as npm publishes them: built JavaScript with types,
// without sources or tests. Prints the path of each.
import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { look } from './compile-server.mjs';
import { buildCliPackage } from './package-cli.mjs';
import { fillAnew, manifestOf, packages, putBackLast, tarballPath, writeTarball } from './package-folder.mjs';
import { buildSdkPackage } from './package-sdk.mjs';
import { buildServerPackage } from './package-server.mjs';
import { takeAllBack } from './packing.mjs';
import { buildCli, buildWeb, generateContract } from './setup.mjs';
import { say, whenStale } from './steps.mjs';

const inputs = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/compile-server.mjs',
  'scripts/notices.mjs',
  'scripts/pack.mjs',
  ...['cli', 'folder', 'sdk', 'server'].map((name) => `scripts/package-${name}.mjs`),
  'openapi.yaml',
  'sdk',
  'mock-server',
  'cli/package.json',
  'cli/README.md',
  'cli/dist/grt.cjs',
  'web/dist',
  ...look,
];

/** Makes the tarballs that are not up to date. @returns their paths, by package name */
export async function pack() {
  takeAllBack();
  await generateContract();
  await buildWeb();
  await buildCli();
  putBackLast(packages);
  await whenStale('.cache/packages/.packed', inputs, () =>
    fillAnew(packages, async () => {
      const folders = [await buildServerPackage(), await buildSdkPackage(), buildCliPackage()];
      await Promise.all(folders.map(writeTarball));
    }),
  );
  return Object.fromEntries(
    [...['sdk', 'cli'].map(manifestOf), { ...manifestOf('mock-server'), name: '@grt/server' }].map((manifest) => [
      manifest.name,
      tarballPath(manifest),
    ]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, path] of Object.entries(await pack()))
    say(`${name}  ${path}  ${(statSync(path).size / 1e6).toFixed(2)} MB`);
}
