import { UsageError } from './command-error.ts';

/** What happens to a token on its way through a CI secret, a spreadsheet, or a chat, and what to do about it. */
const damages: readonly (readonly [pattern: RegExp, what: string, next: string])[] = [
  [/^["'`“”„‘’«»]|["'`“”‘’«»]$/, 'is in quotation marks', 'Store it without them.'],
  [/^bearer\s/i, 'begins with "Bearer"', 'Store only the token after it.'],
  [/[\r\n]/, 'has a line break', 'Store it on one line, without a line break at the end.'],
  [/[\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}]/u, 'has an invisible character', 'Copy it again.'],
  [/\s/, 'has a space', 'Store it without spaces.'],
  [/[^!-~]/, 'has a character that tokens cannot have', 'Copy it again.'],
];

/** Refuses a token that was damaged before it got here. The message never has any of it.
 * @param source - where it comes from, such as `GRT_TOKEN`
 * @throws UsageError that says what is wrong with it */
export function intactToken(token: string, source: string): string {
  const damage = damages.find(([pattern]) => pattern.test(token));
  if (damage === undefined) return token;
  const [, what, next] = damage;
  throw new UsageError(`The token in ${source} ${what}, so it was not used. ${next}`);
}
