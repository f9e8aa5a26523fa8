import { oneLine } from '@grt/sdk/formats/text-line';
import { CommandError } from '../command-error.ts';
import { exitCode } from '../exit-code.ts';
import { isId } from '../ids.ts';
import type { Records } from './same-records.ts';

/** Records of a kind, as people name them. */
export interface NamedKind {
  /** The noun as typed: `registrations`. */
  readonly noun: string;
  /** One, several: `application`, `applications`. */
  readonly what: readonly [one: string, several: string];
  readonly records: Pick<Records, 'named'>;
}

/** So many of those with the same name are listed. */
const listedMax = 5;

/** The id of a record that was typed as its id or its name. An id is used as is: the server says whether it exists.
 * @throws CommandError with exit code 6 when there is none of that name, 7 when there are several */
export async function findId({ noun, what: [one, several], records }: NamedKind, typed: string): Promise<number> {
  if (isId(typed)) return Number(typed);
  const name = oneLine(typed).trim();
  const ids: number[] = [];
  for await (const { id } of records.named(name)) {
    ids.push(id);
    if (ids.length > listedMax) break;
  }
  const [first, ...others] = ids;
  if (first === undefined) {
    const message = `No ${one} is called ${JSON.stringify(name)}. See: grt ${noun} list`;
    throw new CommandError(message, { exitCode: exitCode.notFound, code: `${one}_not_found` });
  }
  if (others.length === 0) return first;
  const listed = [...ids.slice(0, listedMax), ...(ids.length > listedMax ? ['…'] : [])].join(', ');
  const message = `Several ${several} are called ${JSON.stringify(name)}: use the id of one of them (${listed})`;
  throw new CommandError(message, { exitCode: exitCode.conflict, code: `${one}_not_unique` });
}
