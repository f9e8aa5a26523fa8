const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
/** More than these are only counted. */
const namedMax = 3;

/** A sentence about who is looking at a case now. @param names - one or more */
export function lookerWords(names: readonly string[]): string {
  const more = names.length - namedMax;
  const shown = more > 0 ? [...names.slice(0, namedMax), `${String(more)} more`] : names;
  return `${list.format(shown)} ${names.length === 1 ? 'is' : 'are'} looking at this now`;
}
