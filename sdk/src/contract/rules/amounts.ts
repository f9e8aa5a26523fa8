import { oneLine } from '../formats/text-line.ts';

/** An amount in US dollars as typed. */
export interface TypedAmount {
  /** NaN for what is no amount, and for what could be two. */
  readonly dollars: number;
  /** For what could be two: what to enter instead. */
  readonly problem?: string;
}

/** How amounts are written, with what separates thousands and decimals. */
const notations = [
  { written: /^(?:\d+(?:\.\d*)?|\.\d+)$/, groups: '', decimals: '.' },
  { written: /^(?:\d*,\d{1,2}|0+,\d+)$/, groups: '', decimals: ',' },
  { written: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, groups: ',', decimals: '.' },
  { written: /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/, groups: '.', decimals: ',' },
  { written: /^[1-9]\d{0,2}(?: \d{3})+(?:\.\d+)?$/, groups: ' ', decimals: '.' },
  { written: /^[1-9]\d{0,2}(?: \d{3})+(?:,\d+)?$/, groups: ' ', decimals: ',' },
] as const;

/** Reads an amount as people write it, such as `0.09`, `0,09`, `$1,000.50`, `1.000,50`, or `1 000`. Nothing else is read as a
 * number: `1e2` is no amount, and `1.000` could be two.
 * @see docs/specification/decisions.md §8 */
export function readAmount(text: string): TypedAmount {
  const [, sign = '', number = ''] = /^(-?)\$? ?([\d,. ]{1,20})$/.exec(oneLine(text)) ?? [];
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(number)) {
    const meant = `${number.replace('.', '')} or ${Number(number).toFixed(2)}`;
    return { dollars: Number.NaN, problem: `${number} can mean two amounts. Please enter ${meant}` };
  }
  const notation = notations.find(({ written }) => written.test(number));
  if (!notation) return { dollars: Number.NaN };
  return { dollars: Number(sign + number.replaceAll(notation.groups, '').replace(notation.decimals, '.')) };
}
