import type { OperationModel } from './operation-model.ts';
import { key, literal } from './print-operations.ts';
import { notice } from './print-schema.ts';

/** Prints which administrators may call what, as short as it can be, because browsers carry it: a bit for each role, one
 * number for a group of operations, and one for each operation that differs from its group.
 * @param roles - of administrators, as in the document. */
export function printRights(operations: readonly OperationModel[], roles: readonly string[]): string {
  const bits = bitsOf(roles);
  const rights = operations.map((operation) => ({ ...operation, bits: bitsFor(operation, bits) }));
  const groups = [...new Set(rights.map(({ group }) => group))];
  const short = groups.flatMap((group) => {
    const members = rights.filter((right) => right.group === group);
    const usual = mostFrequent(members.map((member) => member.bits));
    const others = members.filter((member) => member.bits !== usual);
    const exceptions = others.map((member) => named(member.id, member.bits));
    return usual === 0 ? exceptions : [named(group, usual)].concat(exceptions);
  });
  const fields = operations.flatMap(({ id, roleFields }) =>
    Object.keys(roleFields).length === 0 ? [] : [[id, roleFields] as const],
  );
  return `${notice}/** The bit of each administrator's role. */
export const roleBits = ${literal(Object.fromEntries(bits))} as const;

/** Who may call an operation, by its id or else by its group: the bits of the roles. */
export const operationRights: Readonly<Record<string, number>> = ${table(short)};

/** The fields that a role may send, where it may not send all of them. */
export const roleFields: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ${literal(Object.fromEntries(fields))};
`;
}

/** Prints who has calls that need a scope: apart, because only screens for API tokens need it.
 * @param roles - of administrators, as in the document. */
export function printScopeRights(operations: readonly OperationModel[], roles: readonly string[]): string {
  const scopes = new Map<string, number>();
  for (const operation of operations)
    for (const scope of operation.scopes)
      if (scope !== '*') scopes.set(scope, (scopes.get(scope) ?? 0) | bitsFor(operation, bitsOf(roles)));
  return `${notice}/** Who has calls that need a scope: the bits of the roles. */
export const scopeRights: Readonly<Record<string, number>> = ${table([...scopes].filter(([, bits]) => bits > 0).toSorted(byName))};
`;
}

const byName = ([one]: readonly [string, number], [other]: readonly [string, number]) => (one < other ? -1 : 1);

const named = (name: string, bits: number): readonly [string, number] => [name, bits];

const bitsOf = (roles: readonly string[]) => new Map(roles.map((role, index) => [role, 2 ** index]));

const bitsFor = ({ roles }: OperationModel, bits: ReadonlyMap<string, number>) =>
  roles.reduce((sum, role) => sum + (bits.get(role) ?? 0), 0);

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

const table = (entries: readonly (readonly [string, number])[]) =>
  `{\n${entries.map(([name, bits]) => `  ${key(name)}: ${String(bits)},\n`).join('')}}`;
