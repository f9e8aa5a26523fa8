/** Groups addresses for limits: IPv6 by the first 64 bits, because whoever has one such address has all the others.
 * @param address - IPv4 or IPv6, as a request has it. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const front = groupsOf(head);
  const back = groupsOf(tail ?? '');
  const skipped = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array.from({ length: skipped }, () => '0'), ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** The 16-bit groups; an IPv4 address at the end counts as two. */
function groupsOf(text: string): string[] {
  return text.split(':').flatMap((group) => (group === '' ? [] : group.includes('.') ? ['0', '0'] : [group]));
}
