import { answerFrom, type PreparedAnswers } from './prepared-answers.ts';

/** What the build wrote down; it is there in the built program alone (vite.config.ts). */
declare const preparedAnswers: PreparedAnswers | undefined;

const argv = process.argv.slice(2);
const answer =
  typeof preparedAnswers === 'undefined' ? undefined : answerFrom(preparedAnswers, argv, () => process.stdout);
if (answer === undefined) {
  // Not awaited at the top: the program is one CommonJS file.
  void start();
} else {
  // Whoever has read enough may leave.
  process.stdout.on('error', () => undefined).write(answer);
}

async function start(): Promise<void> {
  const { startProgram } = await import('./start-program.ts');
  process.exitCode = await startProgram(argv);
}
