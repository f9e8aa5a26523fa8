import { CommandError } from './command-error.ts';
import { exitCode } from './exit-code.ts';
import { missingFlags } from './require-flags.ts';
import type { World } from './world.ts';

/** What every question has. */
export interface Question {
  /** The prompt's text. */
  readonly message: string;
  /** The flag that answers it in a script, such as `--username`. */
  readonly flag: string;
}

/** A question with a text answer. `check` returns why an answer is invalid, or undefined. */
export interface TextQuestion extends Question {
  readonly initial?: string;
  readonly check?: (answer: string) => string | undefined;
}

/** One choice. */
export interface Choice<Value> {
  readonly name: string;
  readonly value: Value;
}

/** A question with a list of choices. */
export interface ChoiceQuestion<Value> extends Question {
  readonly choices: readonly Choice<Value>[];
  readonly initial?: Value;
}

/** Prompts the user at the terminal. When not interactive, every question fails immediately and names its flag. */
export interface Prompt {
  /** False in a pipe and with `--no-input`. */
  readonly canAsk: boolean;
  text(question: TextQuestion): Promise<string>;
  /** A text that is not echoed. */
  secret(question: TextQuestion): Promise<string>;
  choose<Value>(question: ChoiceQuestion<Value>): Promise<Value>;
  confirm(question: Question & { readonly initial: boolean }): Promise<boolean>;
}

/** Draws the prompts, once it is clear that the session is interactive. */
export type Asker = Omit<Prompt, 'canAsk'>;

/**
 * @param allowed - false with `--no-input`
 * @param loadAsker - loads what draws the prompts; only called when something is asked
 * @returns prompts that throw UsageError when not interactive, and CommandError with exit code 130 on
 * Ctrl+C
 */
export function createPrompt(
  world: Pick<World, 'stdin' | 'stderr'>,
  allowed: boolean,
  loadAsker: () => Promise<Asker>,
): Prompt {
  const canAsk = allowed && world.stdin.isTTY && world.stderr.isTTY;
  const asker = async (question: Question): Promise<Asker> => {
    if (!canAsk) throw missingFlags({ [question.flag]: undefined });
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

/** Signals that a prompt was canceled with Ctrl+C. */
export function interrupted(cause?: unknown): CommandError {
  return new CommandError('Interrupted', { exitCode: exitCode.interrupted, code: 'interrupted', cause });
}
