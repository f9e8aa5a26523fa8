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
  process.stdout.on('error', tellUnwritten).write(answer);
}

/** A reader may close the pipe early, for which Windows may say EOF; any other fault means that the answer was not delivered. */
function tellUnwritten(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE' || error.code === 'EOF') return;
  process.exitCode = 1;
  process.stderr.write(`error: ${error.message}\n`);
}

async function start(): Promise<void> {
  const { startProgram } = await import('./start-program.ts');
  process.exitCode = await startProgram(argv);
}
