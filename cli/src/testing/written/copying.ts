import type { FreshDemo } from './fresh-demo.ts';
import { otherThanShown } from './promises.ts';
import type { Ending } from './reader.ts';
import { beforeLine, endsWith, isCopied } from './written-tables.ts';
import type { Written } from './written-lines.ts';

type Environment = Readonly<Record<string, string>>;

/** Who copies lines, and where. */
export interface Copying {
  readonly demo: FreshDemo;
  /** Copies one line, as it reads on this machine. */
  readonly copy: (line: string, env: Environment) => Promise<Ending>;
  /** Whether that is a shell. */
  readonly isShell: boolean;
  /** Whether a line ended as it should have.
   * @param expected - the exit code that it promises */
  readonly hasEnded?: (ending: Ending, expected: number) => boolean;
}

/** The first of two people who may do what a line says does it. */
const people = ['admin', 'acme'];

/** Each line on a demo of its own; files stay where they are.
 * @returns the lines that end otherwise than they promise */
export async function copyEach(copying: Copying, { lines }: Written): Promise<readonly string[]> {
  await copying.demo.startAnew();
  const wrong: string[] = [];
  for (const line of lines.filter((text) => isCopied(text, copying))) {
    const problems: string[] = [];
    for (const GRT_PROFILE of people) {
      await copying.demo.goBackSignedIn();
      const problem = await problemOf(copying, line, { env: { GRT_PROFILE } });
      if (problem === undefined) break;
      problems.push(`${GRT_PROFILE}: ${problem}`);
    }
    if (problems.length === people.length) wrong.push(...problems);
  }
  return wrong;
}

/** The lines of a block on one demo, in their order.
 * @returns the first one that ends otherwise than it promises */
export async function copyInOrder(copying: Copying, written: Written): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const GRT_PROFILE of people) {
    await copying.demo.startAnew();
    const problem = await firstProblem(copying, written, { GRT_PROFILE });
    if (problem === undefined) return [];
    problems.push(`${written.where}, as ${GRT_PROFILE}: ${problem}`);
  }
  return problems;
}

async function firstProblem(
  copying: Copying,
  { lines, shown }: Written,
  given: Environment,
): Promise<string | undefined> {
  const env = { ...given };
  for (const line of lines.filter((text) => isCopied(text, copying))) {
    const [, name, value] = /^export (\w+)=(\S+)$/.exec(line) ?? [];
    if (name !== undefined) env[name] = copying.demo.asHere(value ?? '');
    const problem = name === undefined ? await problemOf(copying, line, { env, shown: shown?.get(line) }) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** @returns how a line ended, if otherwise than it should */
async function problemOf(
  { demo, copy, hasEnded = ({ code }, expected) => code === expected }: Copying,
  line: string,
  { env, shown }: { readonly env: Environment; readonly shown?: readonly string[] | undefined },
): Promise<string | undefined> {
  for (const each of [...beforeLine(line), line]) {
    const ending = await copy(demo.asHere(each), env);
    await demo.settle();
    const broken = ending.broken ?? otherThanShown(each === line ? shown : undefined, ending.out);
    if (broken !== undefined) return `${each}: ${broken}`;
    const { code, out, err } = ending;
    if (!hasEnded(ending, endsWith(each))) return `${each} ended with ${String(code)}: ${err}${out}`;
  }
  return undefined;
}
