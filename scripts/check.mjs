// npm run check: everything that can be checked without running the product. Exported so that npm test counts it too.
import { pathToFileURL } from 'node:url';
import { run, say, tool } from './steps.mjs';

const folders = ['sdk', 'cli', 'web', 'mock-server', 'bench', 'scripts'];

// The long ones first, so that none of them is left alone at the end.
const checks = [
  ['regular expressions are linear', 'tsx', ['scripts/patterns.mjs']],
  ['types, and lint', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings', ...folders]],
  ['contract is valid', 'redocly', ['lint', 'openapi.yaml', '--max-problems', '50']],
  ['contract and SDK are up to date with openapi/', 'tsx', ['sdk/scripts/generate.ts', '--check']],
  ['command reference is up to date', 'tsx', ['cli/scripts/reference.ts', '--check']],
  ['format', 'oxfmt', ['--check', ...folders]],
  [
    'import rules',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'sdk/src', 'cli/src', 'web/src', 'mock-server/src'],
  ],
  [
    'no two modules know each other both ways',
    'depcruise',
    ['--config', '.dependency-cruiser-folders.cjs', 'mock-server/src/modules'],
  ],
  ['unused code', 'knip', []],
  ['nothing points outside of the repository', 'tsx', ['scripts/outside-paths.mjs']],
  ['references lead somewhere', 'tsx', ['scripts/references.mjs']],
  ['updates name their columns', 'tsx', ['scripts/updates.mjs']],
  // Resolves the manifests again and compares, without network: it refuses a lock that lacks another platform's packages.
  ['lock file is complete', 'npm', ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=error']],
];

/** What guards a release: the compiler that editors and users of the SDK have, which takes twice as long and all but always
 * agrees; and the packages, whose manifests are derived from the workspace's. */
const inFull = [
  ['types for TypeScript 5', 'tsc', ['-b']],
  ['packages are fit to publish', 'tsx', ['scripts/check-packages.mjs']],
];

/** Checks at once: most of them keep one processor busy. */
const atOnce = 2;

/** Runs every check and prints the output of those that fail. Resolves with the number passed and failed, and the names
 * of the failed ones. */
export async function check() {
  const chosen = process.env.GRT_TEST_TIER === 'full' ? [...inFull, ...checks] : checks;
  const waiting = [...chosen];
  const names = [];
  const runOne = async ([name, program, args]) => {
    const code = await run(program === 'npm' ? program : tool(program), args, {
      quiet: true,
      env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
    });
    say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (code !== 0) names.push(name);
  };
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runOne(next);
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return { passed: chosen.length - names.length, failed: names.length, names };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
