/** A destination or an action. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Its kind or owner. */
  readonly detail?: string;
  /** Extra search keywords. */
  readonly words?: string;
  readonly run: { readonly to: string } | { readonly act: () => void };
}

/** Commands under one heading. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** The commands that contain every word of the search; those whose name starts with it come first.
 * @param search - as typed; empty matches everything */
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
