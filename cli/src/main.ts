import { answerFrom, type PreparedAnswers } from './prepared-answers.ts';

/** Written by the build; only present in the built program (vite.config.ts). */
declare const preparedAnswers: PreparedAnswers | undefined;

const argv = process.argv.slice(2);
const answer =
  typeof preparedAnswers === 'undefined' ? undefined : answerFrom(preparedAnswers, argv, () => process.stdout);
if (answer === undefined) {
  // No top-level await: the program is one CommonJS file.
  void start();
} else {
  // The reader may close the pipe early.
  process.stdout.on('error', () => undefined).write(answer);
}

async function start(): Promise<void> {
  const { startProgram } = await import('./start-program.ts');
  process.exitCode = await startProgram(argv);
}
