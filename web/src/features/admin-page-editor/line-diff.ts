/** A line of two texts: in both, or in one of them only. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Size limit for the longest-common-subsequence table; beyond it, a change is shown as a whole. */
const maxCells = 4_000_000;

/** HTML split into lines at line breaks and block ends. */
export function linesOfHtml(html: string): string[] {
  return html
    .replaceAll(
      /(<\/(?:p|h[1-6]|li|ul|ol|tr|table|thead|tbody|pre|blockquote|div|section|figure|dl|dt|dd)>|<hr\b[^<>]*>)\n?/gi,
      '$1\n',
    )
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

/** A minimal line-by-line diff of two texts. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const longest = Math.min(before.length, after.length) - start;
  while (end < longest && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  return [
    ...before.slice(0, start).map(same),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

function diffMiddle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({ kind: 'removed', text });
  const added = (text: string): DiffLine => ({ kind: 'added', text });
  if (before.length === 0 || after.length === 0 || before.length * after.length > maxCells)
    return [...before.map(removed), ...after.map(added)];
  const common = commonLengths(before, after);
  const width = after.length + 1;
  const lines: DiffLine[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [old, next] = [before[left], after[right]];
    if (old !== undefined && old === next) {
      lines.push({ kind: 'same', text: old });
      left += 1;
      right += 1;
    } else if (
      old !== undefined &&
      (next === undefined || (common[(left + 1) * width + right] ?? 0) >= (common[left * width + right + 1] ?? 0))
    ) {
      lines.push(removed(old));
      left += 1;
    } else {
      lines.push(added(next ?? ''));
      right += 1;
    }
  }
  return lines;
}

/** For each pair of positions, the number of common lines that follow. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let left = before.length - 1; left >= 0; left -= 1) {
    for (let right = after.length - 1; right >= 0; right -= 1) {
      lengths[left * width + right] =
        before[left] === after[right]
          ? (lengths[(left + 1) * width + right + 1] ?? 0) + 1
          : Math.max(lengths[(left + 1) * width + right] ?? 0, lengths[left * width + right + 1] ?? 0);
    }
  }
  return lengths;
}
