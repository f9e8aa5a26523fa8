import { interrupted, type Asker, type Choice, type TextQuestion } from './prompt.ts';
import type { World } from './world.ts';

/** Draws prompts on standard error, so that standard output stays free for the result. */
export async function createTerminalAsker(world: Pick<World, 'stdin' | 'stderr' | 'signal'>): Promise<Asker> {
  const { default: inquirer } = await import('inquirer');
  const ask = inquirer.createPromptModule({
    input: world.stdin.stream,
    output: world.stderr.stream,
    signal: world.signal,
  });
  const answer = async <Value>(asked: Promise<{ answer: Value }>): Promise<Value> => {
    try {
      return (await asked).answer;
    } catch (error) {
      if (error instanceof Error && /^(Exit|Abort)PromptError$/.test(error.name)) throw interrupted(error);
      throw error;
    }
  };
  return {
    text: ({ message, initial, ...question }) =>
      answer<string>(
        ask([
          { type: 'input', name: 'answer', message, default: initial, validate: (text) => verdict(question, text) },
        ]),
      ),
    secret: ({ message, ...question }) =>
      answer<string>(
        ask([
          {
            type: 'password',
            name: 'answer',
            message,
            mask: false,
            toggleMask: false,
            validate: (text) => verdict(question, text),
          },
        ]),
      ),
    choose: async ({ message, choices, initial }) => {
      const options = choices.map((choice, value) => ({ name: choice.name, value }));
      const index = await answer<number>(
        choices.length > longList
          ? ask([{ type: 'search', name: 'answer', message, source: (typed) => matching(options, typed) }])
          : ask([{ type: 'select', name: 'answer', message, choices: options, default: indexOf(choices, initial) }]),
      );
      const chosen = choices[index];
      if (chosen === undefined) throw new RangeError(`Invalid choice: ${String(index)}`);
      return chosen.value;
    },
    confirm: ({ message, initial }) =>
      answer<boolean>(ask([{ type: 'confirm', name: 'answer', message, default: initial }])),
  };
}

function verdict(question: Pick<TextQuestion, 'check'>, text: string): true | string {
  return question.check?.(text) ?? true;
}

interface Option {
  readonly name: string;
  readonly value: number;
}

/** Longer lists can be searched by typing. */
const longList = 12;

function matching(options: readonly Option[], typed: string | undefined): readonly Option[] {
  const wanted = (typed ?? '').trim().toLowerCase();
  return options.filter(({ name }) => name.toLowerCase().includes(wanted));
}

function indexOf<Value>(choices: readonly Choice<Value>[], wanted: Value | undefined): number {
  return Math.max(
    0,
    choices.findIndex(({ value }) => value === wanted),
  );
}
