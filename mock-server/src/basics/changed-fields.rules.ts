type Fields = Readonly<Record<string, unknown>>;

/** What an audit entry records about a change: the fields that differ, before and after. The entry says itself when. */
export function changedFields(
  before: Fields,
  after: Fields,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== 'updated_at' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
