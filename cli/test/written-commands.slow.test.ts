import { describe, expect, it, vi } from 'vitest';
import { displayWidth } from '../src/core/display-width.ts';
import { inHelp, onPages } from '../src/testing/written/all-written.ts';
import { typedPassword, typedText } from '../src/testing/written/answers.ts';
import { copyEach, copyInOrder, type Copying } from '../src/testing/written/copying.ts';
import { aFreshDemo, type FreshDemo } from '../src/testing/written/fresh-demo.ts';
import { brokenPromise } from '../src/testing/written/promises.ts';
import type { Ending } from '../src/testing/written/reader.ts';
import { stagesOf, substitutionIn } from '../src/testing/written/shell-line.ts';
import { endsWith } from '../src/testing/written/written-tables.ts';
import { shellInPipe } from './grt-process.ts';
import { hasTerminal, rowsOf, shellAtTerminal, type Answer } from './grt-terminal.ts';

vi.setConfig({ testTimeout: 3_600_000 }); // Each test starts four hundred processes.

/** What a line needs besides `grt`. */
const programs = 'set -o pipefail; your-secret-store() { cat > /dev/null; }';

describe.concurrent('each written command, copied into a shell on a fresh demo,', () => {
  it('prints nothing but its result in a pipe, and without escape codes', async () => {
    const wrong = await wrongOf((demo) => ({
      demo,
      isShell: true,
      copy: (line, env) => inPipe(demo, line, env),
      hasEnded: ({ code, err }, expected) => code === expected || ([2, 8].includes(code ?? 0) && asksInVain.test(err)),
    }));
    expect(wrong).toEqual([]);
  });

  it.skipIf(!hasTerminal).each([80, 120])('fits a terminal of %d columns, where nothing is cut', async (columns) => {
    const wrong = await wrongOf((demo) => ({
      demo,
      isShell: true,
      copy: (line, env) => atTerminal(demo, line, { env, columns }),
    }));
    expect(wrong).toEqual([]);
  });
});

/** A command that would ask names the flag or the word that answers. */
const asksInVain = /not running interactively|--yes|Missing: (?:--|\[)|^error: Map the columns of this file/;

/** @returns the lines that end otherwise than they promise */
async function wrongOf(by: (demo: FreshDemo) => Copying): Promise<readonly string[]> {
  const demo = await aFreshDemo({ isListening: true });
  try {
    const copying = by(demo);
    const wrong: string[] = [];
    for (const written of inHelp) wrong.push(...(await copyEach(copying, written)));
    for (const written of onPages) wrong.push(...(await copyInOrder(copying, written)));
    return wrong;
  } finally {
    await demo.close();
  }
}

function environmentOf({ server, folder }: FreshDemo, env: Readonly<Record<string, string>>): Record<string, string> {
  const home = { HOME: folder, XDG_CONFIG_HOME: `${folder}/.config`, XDG_STATE_HOME: `${folder}/.local/state` };
  const { PATH = '' } = process.env;
  return { PATH, ...home, GRT_API_URL: server.baseUrl, GRT_PAGER: 'cat', BROWSER: 'true', SHELL: '/bin/bash', ...env };
}

async function inPipe(demo: FreshDemo, line: string, env: Readonly<Record<string, string>>): Promise<Ending> {
  if (isEndless(line)) return { code: endsWith(line), out: '', err: '' };
  const place = { cwd: demo.folder, env: environmentOf(demo, env) };
  const ending = await shellInPipe(place, `${programs}; ${line}`);
  return { ...ending, broken: await brokenInPipe(demo, line, ending) };
}

async function brokenInPipe({ folder }: FreshDemo, line: string, { code, out, err }: Ending) {
  if (line.startsWith('curl') && !out.includes('"success":true')) return `The server refuses: ${out}`;
  if (`${out}${err}`.includes('\u001B')) return `There are escape codes: ${JSON.stringify(out + err)}`;
  const [stage, ...others] = stagesOf(line);
  const isAlone = others.length === 0 && substitutionIn(line) === undefined && stage?.output === undefined;
  const isJudged = code === 0 && isAlone && stage?.words[0] === 'grt';
  return isJudged ? brokenPromise(stage, { out, err, folder }) : undefined;
}

async function atTerminal(
  demo: FreshDemo,
  line: string,
  { env, columns }: { readonly env: Readonly<Record<string, string>>; readonly columns: number },
): Promise<Ending> {
  if (isEndless(line)) return { code: endsWith(line), out: '', err: '' };
  const place = { apiUrl: demo.server.baseUrl, configDir: `${demo.folder}/.config` };
  const { code, screen, text } = await shellAtTerminal(place, `cd '${demo.folder}'; ${programs}; ${line}`, {
    columns,
    env: environmentOf(demo, env),
    answers: answersOf(demo),
  });
  return { code, out: text, err: '', broken: code === 0 && !line.includes('|') ? unfit(screen, columns) : undefined };
}

/** What is asked, and how someone answers who agrees to everything. */
const answersOf = (demo: FreshDemo): readonly Answer[] => [
  [/^\? .*\([yY]\/[nN]\) ?$/, 'y\r'],
  [/^\? .*[Pp]assword: \[input is masked\]$/, `${typedPassword}\r`],
  [/⏎ select/, '\r'],
  [/^\? .*: ?$/, (question) => `${typedText(question.slice(2), demo.code)}\r`],
];

/** Rows of a table that are wider than the terminal, and ids and links that are cut. The terminal breaks sentences, alone
 * and beside the name of a value. */
function unfit(screen: string, columns: number): string | undefined {
  const rows = rowsOf(screen);
  const wide = rows.find((row) => /\S {2,}\S.* {2,}\S/.test(row) && displayWidth(row) > columns);
  if (wide !== undefined) return `${String(displayWidth(wide))} columns: ${wide}`;
  const [cut] = rows.flatMap((row) => /\S*(?:https?:\/\/|\b(?:req|up|evt|grt_t|whsec)_)[^\s…]*…/.exec(row) ?? []);
  return cut === undefined ? undefined : `It is cut: ${cut}`;
}

/** What runs until Ctrl+C has tests of its own: follow-log.test.ts, webhooks-listen.test.ts. */
function isEndless(line: string): boolean {
  return /--follow|webhooks listen/.test(line);
}
