import {
  idDerivationValues,
  itemFieldValues,
  listSeparatorValues,
  separatorNames,
  valueReadingValues,
} from '@grt/sdk/contract';
import type { Suggestion } from './suggestion.ts';

/** Separators that no shell reads as something else, after the names of those that it would. */
const separators = [
  ...Object.keys(separatorNames),
  ...listSeparatorValues.filter((text) => /^[-_.:/+@%]+$/.test(text)),
];

const options: Readonly<Record<string, readonly string[]>> = {
  derive: idDerivationValues,
  split: separators,
  as: valueReadingValues,
};

/** Completions of `--map column=field,split=…`: fields, the names of options, and what each option may be. */
export function mapValues(typed: string): readonly Suggestion[] {
  const [beforeEquals] = cutAtLast(typed, '=');
  const [mapped, option] = cutAtLast(beforeEquals, ',');
  if (mapped.includes('=') && Object.hasOwn(options, option))
    return (options[option] ?? []).map((value) => ({ value: `${beforeEquals}=${value}`, about: '' }));
  const [beforeComma, begun] = cutAtLast(typed, ',');
  if (/=[a-z_]+(?:,|$)/.test(beforeComma) && /^[a-z]*$/.test(begun))
    return Object.keys(options).map((name) => ({ value: `${beforeComma},${name}=`, about: '' }));
  const [, column] = /^(.*=)[a-z_]*$/s.exec(typed) ?? [];
  return column === undefined ? [] : itemFieldValues.map((field) => ({ value: column + field, about: '' }));
}

/** What is before the last one of it, and behind it; nothing and everything if there is none. */
function cutAtLast(text: string, mark: string): readonly [string, string] {
  const at = text.lastIndexOf(mark);
  return at === -1 ? ['', text] : [text.slice(0, at), text.slice(at + mark.length)];
}
