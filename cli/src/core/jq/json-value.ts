/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The name of a value's type, as in jq. */
export function typeOf(value: Json): 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object' {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  const type = typeof value;
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}

/** Whether a value is a list; `Array.isArray` does not narrow readonly arrays. */
export function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a value has named fields. */
export function isObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !isArray(value);
}

/** Everything but false and null counts as true. */
export function isTrue(value: Json): boolean {
  return value !== false && value !== null;
}

const order = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** Negative, 0, or positive. Order: null, false, true, numbers, strings, lists, objects. */
export function compare(one: Json, other: Json): number {
  const byType = order.indexOf(typeOf(one)) - order.indexOf(typeOf(other));
  if (byType !== 0) return byType;
  if (isArray(one) && isArray(other)) return compareLists(one, other);
  if (isObject(one) && isObject(other)) {
    const names = Object.keys(one).sort();
    const byNames = compareLists(names, Object.keys(other).sort());
    if (byNames !== 0) return byNames;
    return compareLists(
      names.map((name) => one[name] ?? null),
      names.map((name) => other[name] ?? null),
    );
  }
  if (one === other) return 0;
  return (one ?? 0) < (other ?? 0) ? -1 : 1;
}

function compareLists(one: readonly Json[], other: readonly Json[]): number {
  for (const [at, entry] of one.entries()) {
    const against = other[at];
    if (against === undefined) return 1;
    const difference = compare(entry, against);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
