/** What the program always says the same, as it said it when it was built. */
export interface PreparedAnswers {
  readonly version: string;
  /** The help, by the columns it was laid out for, the narrowest first. The last one has no line that is broken, and so fits
   * whatever is wider. */
  readonly help: readonly { readonly columns: number; readonly text: string }[];
}

/** How wide help is where there is no terminal. */
export const pipeColumns = 100;

/**
 * The prepared answer to a command line. Undefined: the program itself has to say it. This spares loading anything of it for
 * what is asked most often by scripts and by people in a hurry.
 * @param screen - where it goes; `columns` are those of a terminal
 */
export function answerFrom(
  { version, help }: PreparedAnswers,
  argv: readonly string[],
  screen: () => { readonly isTTY?: boolean; readonly columns: number },
): string | undefined {
  const [word = '--help', ...others] = argv;
  if (others.length > 0) return undefined;
  if (word === '--version' || word === '-V') return version;
  if (word !== '--help' && word !== '-h') return undefined;
  const { isTTY = false, columns } = screen();
  const wanted = isTTY && columns > 0 ? columns : pipeColumns;
  const last = help.at(-1);
  if (last !== undefined && wanted >= last.columns) return last.text;
  return help.find((prepared) => prepared.columns === wanted)?.text;
}
