/** A name that nobody knows would be without effect, and its author would believe otherwise.
 * @param place - what has the fields, such as `step 2`
 * @throws RangeError that lists those there are */
export function refuseUnknownFields(place: string, given: object, known: readonly string[]): void {
  const foreign = Object.keys(given).filter((name) => !known.includes(name));
  if (foreign.length === 0) return;
  throw new RangeError(`${place} does not have ${foreign.join(', ')}. It can have ${known.join(', ')}.`);
}

/** @throws RangeError with the operations of a noun that begins alike, if the contract has none of that name */
export function refuseUnknownOperation(operation: string, known: Iterable<string>): void {
  const all = [...known];
  if (all.includes(operation)) return;
  const beginning = (operation.split('.')[0] ?? '').slice(0, 5).toLowerCase();
  const alike = all.filter((id) => beginning !== '' && id.toLowerCase().startsWith(beginning));
  const hint = alike.length === 0 ? '' : ` Those like it: ${alike.join(', ')}.`;
  throw new RangeError(`The contract has no operation ${operation}.${hint}`);
}
