import { UsageError } from './command-error.ts';

/** The command line with the user's own word in front replaced by what it stands for: `$1` to `$9` by the words behind it, and the
 * rest of them at the end.
 * @throws UsageError if a word is missing */
export function expandAlias(argv: readonly string[], aliases: Readonly<Record<string, string>>): readonly string[] {
  const [name = '', ...given] = argv;
  const expansion = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  if (expansion === undefined) return argv;
  const used = new Set<number>();
  const words = wordsOf(expansion).map((word) =>
    word.replaceAll(/\$([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const value = given[at];
      if (value === undefined)
        throw new UsageError(`${name} needs more words after it: it is an alias for ${expansion}`);
      used.add(at);
      return value;
    }),
  );
  return [...words, ...given.filter((_, at) => !used.has(at))];
}

/** The words of a command line, without their quotes. @throws UsageError for a quote without its end */
export function wordsOf(line: string): readonly string[] {
  const pattern = /(?:[^\s'"\\]|\\.|'[^']*'|"(?:\\.|[^"\\])*")+/gs;
  if (line.replaceAll(pattern, '').trim() !== '') throw new UsageError(`A quote or backslash is not closed: ${line}`);
  return [...line.matchAll(pattern)].map(([word]) =>
    word.replaceAll(
      /'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,
      (_, plain?: string, quoted?: string, escaped?: string) =>
        plain ?? quoted?.replaceAll(/\\(["\\$])/g, '$1') ?? escaped ?? '',
    ),
  );
}
