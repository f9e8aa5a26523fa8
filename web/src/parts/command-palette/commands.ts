/** Something to go to or to do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** What kind of thing it is, or whose. */
  readonly detail?: string;
  /** Other words that it is found by. */
  readonly words?: string;
  readonly run: { readonly to: string } | { readonly act: () => void };
}

/** Commands under one heading. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** The commands that have every word of the search somewhere; those whose name begins with it first.
 * @param search - as typed; an empty one finds everything */
export function findCommands(commands: readonly Command[], search: string): Command[] {
  const text = search.trim().toLowerCase();
  const words = text.split(/\s+/);
  return commands
    .filter(({ label, detail = '', words: others = '' }) => {
      const all = `${label} ${detail} ${others}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .toSorted((one, other) => rank(one, text) - rank(other, text));
}

const rank = ({ label }: Command, text: string): number => {
  const name = label.toLowerCase();
  if (name.startsWith(text)) return 0;
  return name.includes(text) ? 1 : 2;
};
