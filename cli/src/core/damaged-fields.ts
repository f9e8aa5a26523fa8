import { fieldsRefused, textDamaged } from '@grt/sdk/contract';
import { CommandError } from './command-error.ts';
import { exitCode } from './exit-code.ts';

type Fields = Readonly<Record<string, unknown>>;
type Problems = Record<string, string[]>;

/** What is wrong with fields whose text was damaged before it got here, as in a script that is not UTF-8: whoever reads the
 * text, such as an applicant, would see U+FFFD. Names are left alone: those of a feed's columns may be damaged.
 * @returns by field; undefined if nothing is */
export function damagedFields(fields: Fields): Problems | undefined {
  const damaged = Object.keys(fields).filter((name) => isDamaged(fields[name]));
  return damaged.length === 0 ? undefined : Object.fromEntries(damaged.map((name) => [name, [textDamaged]]));
}

/** @throws CommandError with exit code 8 and the fields that are damaged */
export function refuseDamaged(fields: Fields): void {
  const damaged = damagedFields(fields);
  if (damaged) throw new CommandError(fieldsRefused, { exitCode: exitCode.invalid, code: 'invalid', fields: damaged });
}

function isDamaged(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\uFFFD');
  // A file is sent as it is.
  if (typeof value !== 'object' || value === null || 'stream' in value) return false;
  return Object.values(value).some((entry) => isDamaged(entry));
}
