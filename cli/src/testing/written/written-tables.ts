const app = 'it takes a code from an authenticator app (factors.test.ts)';
const shells = 'it is for a shell that completes (completion.test.ts)';
const ownFile = 'it replaces the program that runs (upgrade.test.ts)';

/** The lines that no test copies into a shell, and why: those that begin so, if it ends with an ellipsis. */
const notRun: Readonly<Record<string, string>> = {
  'grt auth login --web': 'a person confirms it in a browser (sign-in-in-browser.test.ts)',
  'grt auth login --username acme --password-stdin --otp 123456 < password.txt': app,
  'grt auth confirm --otp 123456': app,
  'grt factors setup': app,
  'grt factors setup --name Phone': app,
  'grt factors setup --otp 123456': app,
  'grt factors rename …': app,
  'grt factors delete …': app,
  'grt factors recovery-codes…': app,
  'grt clients remove-factors …': app,
  'grt users remove-factors …': app,
  'grt register': 'it asks for each field (register.test.ts)',
  'grt registrations approve --resume': 'a run has to be interrupted first (resume.test.ts)',
  'curl -H "Authorization: Bearer $(grt auth token)" …': 'the platform has another address',
  'grt bids correct 871 …': 'a person has to click on a video first (bids.test.ts)',
  'until grt system health …': 'it waits for a server that starts',
  'grt upgrade…': ownFile,
  'source <(grt completion bash)': shells,
  'grt completion zsh …': shells,
  'grt completion fish …': shells,
  'grt completion powershell …': shells,
  'npm …': 'it installs or starts something that is not grt (pack.slow.test.mjs, start.test.mjs)',
  'npx …': 'it starts a server (pack.slow.test.mjs)',
  'docker compose …': 'it needs a machine with containers',
  'POSTGRES_PASSWORD=…': 'it needs a machine with containers',
  'GRT_CHAOS_KILLS=500 …': 'it takes an hour',
};

/** Why no test copies a line into a shell. Undefined: this one does. */
export function whyNotRun(line: string): string | undefined {
  const found = Object.entries(notRun).find(([text]) => isMeant(text, line));
  return found?.[1];
}

/** The entries of the table that no line needs any more. */
export function needless(lines: readonly string[]): readonly string[] {
  return Object.keys(notRun).filter((text) => !lines.some((line) => isMeant(text, line)));
}

/** Whether a text of a table or a page means this line; an ellipsis at its end stands for the rest. */
export function isMeant(text: string, line: string): boolean {
  return text.endsWith('…') ? line.startsWith(text.slice(0, -1)) : text === line;
}

const webhook = 'grt webhooks create https://hooks.example.com/grt --event feed.approved';

/** What has to be done before a line, by what it begins with. */
const first: readonly (readonly [RegExp, ...string[]])[] = [
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
