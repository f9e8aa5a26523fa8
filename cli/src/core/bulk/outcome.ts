import { exitCode, type ExitCode } from '../exit-code.ts';
import type { Failure } from '../failure.ts';

/** What became of a run so far. */
export interface Tally {
  /** Done by this run. */
  readonly done: number;
  /** Found as they were wanted. */
  readonly unchanged: number;
  readonly refused: readonly Pick<Failure, 'exitCode'>[];
}

/** What the process ends with: 0 when all is as it was wanted, 3 when a part is, otherwise the code of the failure. */
export function outcome({ done, unchanged, refused }: Tally): ExitCode {
  const [first, ...others] = refused;
  if (first === undefined) return exitCode.ok;
  if (done + unchanged > 0) return exitCode.partlyDone;
  return others.every((failure) => failure.exitCode === first.exitCode) ? first.exitCode : exitCode.failed;
}
