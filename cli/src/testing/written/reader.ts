import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '@grt/mock-server/testing';
import type { Asker } from '../../core/prompt.ts';
import { runGrtAt, type Seat } from '../run-grt.ts';
import { typedPassword, typedText } from './answers.ts';
import { brokenPromise } from './promises.ts';
import { stagesOf, substitutionIn, type Stage } from './shell-line.ts';

/** Where lines are copied to. */
export interface Desk {
  readonly server: TestServer;
  /** The folder with everything that the lines name. */
  readonly folder: string;
  /** The environment of whoever copies them. */
  readonly env: Readonly<Record<string, string>>;
  /** Width of the terminal. */
  readonly columns: number;
  /** What their authenticator app shows. */
  readonly code: () => string;
}

/** What a line ended with, and what it printed to either stream. */
export interface Ending {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** What is otherwise than its words promise. */
  readonly broken?: string | undefined;
}

/** Copies a line into a terminal, and answers whatever it asks. What runs until Ctrl+C gets that once it waits. */
export async function copyLine(desk: Desk, line: string): Promise<Ending> {
  const inner = substitutionIn(line);
  if (inner !== undefined) {
    const within = await copyLine(desk, `${inner.line} |`);
    if (within.code !== 0 || within.broken !== undefined) return within;
    const { out } = within;
    const file = `substituted-${String(line.length)}.txt`;
    await writeFile(join(desk.folder, file), out);
    return copyLine(
      desk,
      line.replace(inner.text, () => (inner.text.startsWith('<') ? file : out.trimEnd())),
    );
  }
  const stages = stagesOf(line);
  let last: Ending = { code: 0, out: '', err: '' };
  for (const [at, stage] of stages.entries()) {
    if (stage.words.length === 0) continue;
    const input = stage.input === undefined ? last.out : await readFile(join(desk.folder, stage.input));
    const isReading = at > 0 || stage.input !== undefined;
    const isWriting = at < stages.length - 1 || stage.output !== undefined;
    last = await runStage(desk, stage, isReading ? input : undefined, isWriting);
    if (last.code !== 0 || last.broken !== undefined) return last;
    if (stage.output !== undefined) await writeFile(join(desk.folder, stage.output), last.out);
  }
  return last;
}

async function runStage(
  { server, folder, env: own, columns, code: codeOfApp }: Desk,
  stage: Stage,
  input: string | Uint8Array | undefined,
  isWriting: boolean,
): Promise<Ending> {
  const {
    words: [program = '', ...words],
    env,
  } = stage;
  if (program === 'your-secret-store') return { code: 0, out: '', err: '' };
  if (program !== 'grt') {
    const run = spawnSync(program, words, { cwd: folder, input: input ?? '', encoding: 'utf8' });
    if (run.error !== undefined) throw run.error;
    const { status, stdout, stderr } = run;
    return { code: status, out: stdout, err: stderr };
  }
  const piped = [...(input === undefined ? [] : ['stdin' as const]), ...(isWriting ? ['stdout' as const] : [])];
  const stopping = new AbortController();
  const isEndless = words.includes('--follow') || words.includes('listen');
  const seat: Seat = {
    env: { ...own, ...env },
    columns,
    piped,
    asker: askerWith(codeOfApp),
    signal: stopping.signal,
    openBrowser: () => Promise.resolve(),
    ...(input === undefined ? {} : { stdin: input }),
    ...(isEndless ? { onSleep: () => stopping.abort() } : {}),
  };
  const { code, ...seen } = await runGrtAt(server, folder, seat, ...words);
  if (isEndless) return { ...seen, code: code === 130 ? 0 : code };
  return { ...seen, code, broken: code === 0 ? await brokenPromise(stage, { folder, ...seen }) : undefined };
}

/** Someone who agrees to everything. */
const askerWith = (code: () => string): Asker => ({
  text: ({ initial, message }) => Promise.resolve(initial ?? typedText(message, code)),
  secret: () => Promise.resolve(typedPassword),
  choose: ({ choices, initial }) => {
    const [first] = choices;
    if (first === undefined) throw new Error('There is nothing to choose from');
    return Promise.resolve(initial ?? first.value);
  },
  confirm: () => Promise.resolve(true),
});
