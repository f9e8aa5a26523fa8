/** Fixed output, captured when the program was built. */
export interface PreparedAnswers {
  readonly version: string;
  /** The help by column width, narrowest first. The last one has no wrapped lines, so it fits
   * any greater width. */
  readonly help: readonly { readonly columns: number; readonly text: string }[];
}

/** The width of help without a terminal. */
export const pipeColumns = 100;

/**
 * The prepared answer to a command line. Undefined: the program itself must answer. This avoids loading it for
 * the most common requests.
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
