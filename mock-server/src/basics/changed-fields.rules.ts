type Fields = Readonly<Record<string, unknown>>;

/** What an audit entry tells of a change: the fields that differ, as they were and as they became. */
export function changedFields(
  before: Fields,
  after: Fields,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
