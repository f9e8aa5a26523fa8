const step = 1024;
const units = ['B', 'kB', 'MB', 'GB'] as const;

/** A size for people, in a suitable unit: `812 B`, `3.4 kB`, `50 MB`. A kB is 1,024 bytes, as in the stated limits.
 * @param bytes - whole bytes, 0 or more */
export function sizeText(bytes: number): string {
  let [size, unit] = [bytes, 0];
  // 1,023.95 is shown as 1024.
  while (size >= step - 0.05 && unit < units.length - 1) {
    size /= step;
    unit += 1;
  }
  return `${String(Number(size.toFixed(1)))} ${units[unit] ?? ''}`;
}
