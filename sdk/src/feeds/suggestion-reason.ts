import type { ColumnProfile } from './column-profile.ts';
import type { ValueKind } from './value-kind.ts';

const kindWords: Readonly<Record<Exclude<ValueKind, 'empty'>, string>> = {
  iframe: 'embed codes',
  'image-url': 'image URLs',
  'image-list': 'lists of image URLs',
  'media-url': 'video URLs',
  'embed-url': 'player URLs',
  url: 'URLs',
  date: 'dates',
  clock: 'times',
  integer: 'whole numbers',
  number: 'numbers',
  word: 'single words',
  list: 'lists',
  text: 'texts',
};

/** Why a column is suggested for a field, as a sentence without its period.
 * @param nameScore - as {@link nameScores} has it; 0: the name says nothing
 * @param fitting - kinds of values that the field has */
export function reasonFor(
  { kinds }: Pick<ColumnProfile, 'kinds'>,
  nameScore: number,
  fitting: readonly ValueKind[],
): string {
  const kind = [...fitting, ...kinds.keys()].find((one) => one !== 'empty' && (kinds.get(one) ?? 0) > 0.5);
  const parts = [
    ...(nameScore > 0 ? [nameReason(nameScore)] : []),
    ...(kind === undefined || kind === 'empty' ? [] : [`its values are ${kindWords[kind]}`]),
  ];
  const reason = parts.length === 0 ? 'its values fit' : parts.join(', and ');
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

function nameReason(score: number): string {
  if (score >= 70) return 'the column has the name of the field';
  return score >= 45 ? 'the name is often used for this field' : 'a word of the name is used for this field';
}
