import { exitCode, type ExitCode } from '../exit-code.ts';
import type { Failure } from '../failure.ts';

/** The outcome of a run so far. */
export interface Tally {
  /** Done by this run. */
  readonly done: number;
  /** Already in the target state. */
  readonly unchanged: number;
  readonly refused: readonly Pick<Failure, 'exitCode'>[];
}

/** The exit code: 0 if everything reached the target state, 3 if some did, otherwise the code of the failure. */
export function outcome({ done, unchanged, refused }: Tally): ExitCode {
  const [first, ...others] = refused;
  if (first === undefined) return exitCode.ok;
  if (done + unchanged > 0) return exitCode.partlyDone;
  return others.every((failure) => failure.exitCode === first.exitCode) ? first.exitCode : exitCode.failed;
}
