import { oneLine } from '@grt/sdk/formats/text-line';
import { CommandError } from '../command-error.ts';
import { exitCode } from '../exit-code.ts';
import type { Context } from '../context.ts';
import { stateOf } from '../failure.ts';
import { isId } from '../ids.ts';
import { namedByScreen, webAddress } from '../screen-address.ts';
import { textAt, type Records } from './same-records.ts';

/** Records of a kind, as people name them. */
export interface NamedKind {
  /** The noun as typed: `registrations`. */
  readonly noun: string;
  /** One, several: `application`, `applications`. */
  readonly what: readonly [one: string, several: string];
  readonly records: Pick<Records, 'named'>;
  /** They are called by addresses themselves, so that one on another server is a name. */
  readonly areUrls?: true;
}

/** What finding a record needs. */
export type Finder = Pick<Context, 'grt' | 'signal' | 'accounts' | 'webUrl'>;

/** So many of those with the same name are listed. */
const listedMax = 5;

/** The id of a record that was typed as its id, its name, or the address of its screen. An id is used as is: the server says
 * whether it exists.
 * @throws CommandError with exit code 2 for another address, 6 when there is none of that name, 7 when there are several */
export async function findId(
  context: Pick<Context, 'accounts' | 'webUrl'>,
  kind: NamedKind,
  typed: string,
): Promise<number> {
  const {
    noun,
    what: [one, several],
    records,
    areUrls,
  } = kind;
  const text = oneLine(typed).trim();
  const isOwn = areUrls !== true || text.startsWith(`${await webAddress(context)}/`);
  const name = (isOwn ? await namedByScreen(context, kind, text) : undefined) ?? text;
  if (isId(name)) return Number(name);
  const found: { readonly id: number }[] = [];
  for await (const record of records.named(name)) {
    found.push(record);
    if (found.length > listedMax) break;
  }
  const [first, ...others] = found;
  if (first === undefined) {
    const message = `No ${one} is called ${JSON.stringify(name)}. See: grt ${noun} list`;
    throw new CommandError(message, { exitCode: exitCode.notFound, code: `${one.replaceAll(' ', '_')}_not_found` });
  }
  if (others.length === 0) return first.id;
  throw new CommandError(`Several ${several} are called ${JSON.stringify(name)}: use the id of one of them`, {
    exitCode: exitCode.conflict,
    code: `${one.replaceAll(' ', '_')}_not_unique`,
    fields: told(found),
  });
}

/** What tells records of one name apart, by id: their state, whose they are, and since when they exist. */
export function told(found: readonly { readonly id: number }[]): Readonly<Record<string, readonly string[]>> {
  const apart = found.slice(0, listedMax).map((record) => {
    const owner = textAt(record, 'client.company_name') ?? textAt(record, 'company_name') ?? textAt(record, 'email');
    const since = (textAt(record, 'created_at') ?? textAt(record, 'submitted_at'))?.slice(0, 'YYYY-MM-DD'.length);
    const texts = [stateOf(record), owner, textAt(record, 'domain_name'), since];
    return [String(record.id), [texts.filter((text) => text !== undefined).join(', ')]] as const;
  });
  return Object.fromEntries([...apart, ...(found.length > listedMax ? [['…', ['and others']] as const] : [])]);
}
