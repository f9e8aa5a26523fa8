/** The lines that no test copies, why, and the tests that show the same: those that begin so, if it ends with an ellipsis. */
const notRun: Readonly<Record<string, readonly [why: string, ...tests: string[]]>> = {
  'grt auth login --web': [
    'a person confirms it in a browser',
    'cli/src/commands/auth/sign-in-in-browser.test.ts',
    'cli/test/browser-sign-in.test.ts',
  ],
  'grt registrations approve --resume': [
    'a run has to be interrupted first',
    'cli/src/commands/registrations/held-up-runs.test.ts',
  ],
  'grt bids correct 871 …': [
    'a visitor has to click on a video first',
    'cli/src/flag-walk.test.ts',
    'mock-server/src/modules/bidding/click-journal.test.ts',
  ],
  'grt upgrade…': ['it replaces the program that runs', 'cli/src/commands/upgrade/upgrade.test.ts'],
  'grt completion zsh …': ['only zsh has this folder', 'cli/test/completion.test.ts'],
  'grt completion powershell …': ['only PowerShell reads it', 'cli/src/commands/completion/completion.test.ts'],
  'npm install …': ['it installs a package', 'scripts/pack.slow.test.mjs'],
  'npx grt-server': ['it starts the package of the server', 'scripts/pack.slow.test.mjs'],
  'npx grt-server admin …': [
    'the package has to be installed',
    'mock-server/src/administration/administration.test.ts',
  ],
  'npx grt-server backup …': ['the package has to be installed', 'mock-server/src/administration/backups.test.ts'],
  'npx grt-server --test --port …': ['it starts the package of the server', 'scripts/pack.slow.test.mjs'],
  'npx grt-server --test --proxy …': ['another platform has to be there', 'mock-server/src/test-double/serve.test.ts'],
  'npx grt-server --test --replay …': ['another platform was recorded', 'mock-server/src/test-double/serve.test.ts'],
  'npm run grt-server -- …': [
    'it works on the database of the checkout, unless it is told of another one',
    'cli/test/operations.slow.test.ts',
    'mock-server/src/administration/backups.test.ts',
  ],
  'docker compose …': ['it needs a machine with containers', 'mock-server/src/containers.test.ts'],
  'POSTGRES_PASSWORD=…': ['it needs a machine with containers', 'mock-server/src/containers.test.ts'],
  'GRT_TEST_TIER=full GRT_CHAOS_KILLS=500 …': ['it takes an hour', 'mock-server/src/chaos.slow.test.ts'],
  'npm run chaos …': ['it takes an hour', 'mock-server/src/chaos.slow.test.ts'],
};

/** The lines that only a shell runs, in the full run. */
const forShells = [
  'curl -H "Authorization: Bearer $(grt auth token)" …',
  'until grt system health …',
  'source <(grt completion bash)',
  'grt completion fish …',
];

/** Whether a line is copied.
 * @param isShell - into a shell, which calls the platform through a port */
export function isCopied(line: string, { isShell }: { readonly isShell: boolean }): boolean {
  const isOneOf = (texts: readonly string[]): boolean => texts.some((text) => isMeant(text, line));
  return !isOneOf(Object.keys(notRun)) && (isShell || !isOneOf(forShells));
}

/** The entries of the tables that no line needs any more. */
export function needless(lines: readonly string[]): readonly string[] {
  return [...Object.keys(notRun), ...forShells].filter((text) => !lines.some((line) => isMeant(text, line)));
}

/** The tests that stand for the lines that are not copied, as paths from the root of the checkout. */
export const standingIn: readonly string[] = [...new Set(Object.values(notRun).flatMap(([, ...tests]) => tests))];

/** Whether a text of a table or a page means this line; an ellipsis at its end stands for the rest. */
export function isMeant(text: string, line: string): boolean {
  return text.endsWith('…') ? line.startsWith(text.slice(0, -1)) : text === line;
}

const webhook = 'grt webhooks create https://hooks.example.com/grt --event feed.approved';

const setUpApp = (who: string): readonly [string, string] => [
  `GRT_PROFILE=${who} grt factors setup --start > secret.txt`,
  `GRT_PROFILE=${who} grt factors setup --otp 123456 > codes.txt`,
];

/** What has to be done before a line, by what it begins with. */
const first: readonly (readonly [RegExp, ...string[]])[] = [
  [/^grt (?:auth .+ --otp|factors (?:rename|delete|recovery-codes)|clients remove-factors)/, ...setUpApp('acme')],
  [/^grt users remove-factors/, ...setUpApp('reviewer')],
  [/^grt factors setup --otp/, 'grt factors setup --start > secret.txt'],
  [/^grt completion fish/, 'mkdir -p ~/.config/fish/completions'],
  [/^grt webhooks (?:update|delete|rotate|test|deliveries|resend) 3/, webhook],
  [/^grt webhooks (?:deliveries|resend) 3 7/, 'grt webhooks test 3'],
  [/^grt views delete/, 'grt views save clients "status=suspended" --name Suspended'],
  [/^grt users cancel-email/, 'grt users edit 2 --email rui.costa@grt.example'],
  [/^grt settings reasons save/, 'grt settings reasons show > reasons.yaml'],
  [/^grt feeds mapping save 7/, 'grt feeds mapping show 7 > mapping.yaml'],
  [/^grt alias delete waiting/, "grt alias set waiting 'domains list --status pending'"],
  [/^grt registrations apply/, 'grt registrations plan > decisions.csv'],
  [/^grt feeds upload videos.csv --feed 7/, 'grt feeds items 7 --csv --output videos.csv --force'],
];

/** @returns the lines to copy before this one */
export function beforeLine(line: string): readonly string[] {
  return first.flatMap(([start, ...lines]) => (start.test(line) ? lines : []));
}

/** The exit codes of lines that do not promise 0. */
const endings: Readonly<Record<string, number>> = {
  // The two differ.
  'diff <(grt pages revisions content-removal --content 1) <(grt pages show content-removal --content)': 1,
  // The host of the demo's feed with a URL is gone.
  'grt feeds refresh 10 --wait': 1,
  // No record of the demo's feed was rejected.
  'grt feeds report 7 --rejected': 6,
  // There is no such line.
  'grt system logs --kind scheduler --format ndjson --follow | grep feeds': 1,
};

/** The exit code that a line promises. */
export function endsWith(line: string): number {
  return endings[line] ?? 0;
}
