import { CommandError, UsageError } from './command-error.ts';
import { exitCode } from './exit-code.ts';
import type { World } from './world.ts';

/** What every question has. */
export interface Question {
  /** What is asked, as a person reads it. */
  readonly message: string;
  /** The flag that answers it in a script, such as `--username`. */
  readonly flag: string;
}

/** A question with a text as its answer. `check` gives what is wrong with an answer, or undefined. */
export interface TextQuestion extends Question {
  readonly initial?: string;
  readonly check?: (answer: string) => string | undefined;
}

/** One of the answers to choose from. */
export interface Choice<Value> {
  readonly name: string;
  readonly value: Value;
}

/** A question with a list of answers. */
export interface ChoiceQuestion<Value> extends Question {
  readonly choices: readonly Choice<Value>[];
  readonly initial?: Value;
}

/** Asks the person at the terminal. Where nobody can answer, every question fails at once and names its flag. */
export interface Prompt {
  /** False in a pipe and with `--no-input`. */
  readonly canAsk: boolean;
  text(question: TextQuestion): Promise<string>;
  /** A text that is not shown while it is typed. */
  secret(question: TextQuestion): Promise<string>;
  choose<Value>(question: ChoiceQuestion<Value>): Promise<Value>;
  confirm(question: Question & { readonly initial: boolean }): Promise<boolean>;
}

/** Does the asking, once it is clear that somebody is there. */
export type Asker = Omit<Prompt, 'canAsk'>;

/**
 * @param allowed - false with `--no-input`
 * @param loadAsker - gives what draws the questions; read only when something is asked
 * @returns questions that throw UsageError where nobody can answer, and CommandError with exit code 130 when they are left by Ctrl+C
 */
export function createPrompt(
  world: Pick<World, 'stdin' | 'stderr'>,
  allowed: boolean,
  loadAsker: () => Promise<Asker>,
): Prompt {
  const canAsk = allowed && world.stdin.isTTY && world.stderr.isTTY;
  const asker = async (question: Question): Promise<Asker> => {
    if (!canAsk) throw new UsageError(`${question.flag} is missing, and nobody can be asked here`);
    return loadAsker();
  };
  return {
    canAsk,
    text: async (question) => (await asker(question)).text(question),
    secret: async (question) => (await asker(question)).secret(question),
    choose: async (question) => (await asker(question)).choose(question),
    confirm: async (question) => (await asker(question)).confirm(question),
  };
}

/** Says that a question was left unanswered by Ctrl+C. */
export function interrupted(cause?: unknown): CommandError {
  return new CommandError('Interrupted', { exitCode: exitCode.interrupted, code: 'interrupted', cause });
}
