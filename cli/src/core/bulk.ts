import { CommandError } from './command-error.ts';
import type { Column } from './column.ts';
import type { Context } from './context.ts';
import { isErrno } from './errno.ts';
import { exitCode, type ExitCode } from './exit-code.ts';
import { describeFailure, type Failure } from './failure.ts';
import { counted } from './quantities.ts';
import { failureJson } from './report-error.ts';

/** Answers that concern one thing and say nothing about the others: not there, decided already, gone, refused. */
const itemStatuses: ReadonlySet<number | undefined> = new Set([404, 409, 410, 422]);

/** Does the same to several things, one after the other, and prints each result as it comes. What is refused is named and
 * the run goes on; any other failure ends it, and what was not done is named. Sets the exit code: 0 when all was done, 3 when
 * a part was, otherwise the code of the failure. */
export async function runEach<Row>(
  context: Pick<Context, 'output' | 'complain' | 'note' | 'exitWith'>,
  ids: readonly number[],
  columns: readonly Column<Row>[],
  work: (id: number) => Promise<Row>,
): Promise<void> {
  const results = context.output.results(columns);
  const refused: Failure[] = [];
  let done = 0;
  try {
    for (const id of ids) {
      const failure = await attempt(async () => results.add(await work(id)));
      if (failure === undefined) {
        done += 1;
        continue;
      }
      refused.push(failure);
      await context.complain(`${String(id)}: ${failureText(failure)}`, { id, ...failureJson(failure) });
    }
  } catch (error) {
    await results.end().catch(() => undefined);
    await sayStopped(context, ids.slice(done + refused.length), done);
    throw isErrno(error, 'EPIPE') ? unread(error) : error;
  }
  await results.end();
  if (ids.length > 1)
    await context.note(`${counted(done, 'done', 'done')}, ${counted(refused.length, 'refused', 'refused')}`);
  context.exitWith(outcome(done, refused));
}

/** What one thing was refused for; undefined when it was done. Anything that concerns the others too is thrown. */
async function attempt(work: () => Promise<void>): Promise<Failure | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const failure = await describeFailure(error);
    if (failure === undefined || !itemStatuses.has(failure.status)) throw error;
    return failure;
  }
}

/** A list may go unread, but not what was changed. */
function unread(cause: unknown): CommandError {
  return new CommandError('Nobody reads the results any more', { exitCode: exitCode.failed, code: 'unread', cause });
}

/** What the process ends with. */
export function outcome(done: number, refused: readonly Pick<Failure, 'exitCode'>[]): ExitCode {
  const [first, ...others] = refused;
  if (first === undefined) return exitCode.ok;
  if (done > 0) return exitCode.partlyDone;
  return others.every((failure) => failure.exitCode === first.exitCode) ? first.exitCode : exitCode.failed;
}

function failureText({ message, fields = {} }: Failure): string {
  const details = Object.entries(fields).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
  return [message, ...details].join(' ');
}

/** The first one that is left was sent, so nobody here knows what became of it. */
async function sayStopped(context: Pick<Context, 'complain'>, left: readonly number[], done: number): Promise<void> {
  const [unknown, ...unsent] = left;
  if (left.length + done < 2 || unknown === undefined) return;
  const rest = unsent.length === 0 ? 'none is left' : `not done: ${unsent.join(', ')}`;
  await context.complain(`Stopped after ${String(done)}. ${String(unknown)} may or may not be done; ${rest}`, {
    stopped: true,
    done,
    unknown,
    not_done: unsent,
  });
}
