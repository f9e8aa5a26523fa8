import { wordsOf } from '../../core/expand-alias.ts';

/** The words before the one being typed, with an alias in front replaced by what it stands for, as far as that is known. */
export function lineBefore(words: readonly string[], aliases: Readonly<Record<string, string>>): readonly string[] {
  const [name = '', ...others] = words;
  const line = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  if (line === undefined) return words;
  const expanded = wordsOf(line);
  const asked = expanded.findIndex((word) => word.includes('$'));
  return [...(asked === -1 ? expanded : expanded.slice(0, asked)), ...others];
}
