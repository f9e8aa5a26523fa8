/** The number that a bidding input represents: anything that is not a number becomes 0. One below 0 stays, and is refused.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5 */
export function moneyInput(text: string): number {
  const number = Number(text.trim().replace(/^\$/, ''));
  return Number.isFinite(number) ? number : 0;
}
