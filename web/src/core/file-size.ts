const kilobyte = 1024;
const units = ['kB', 'MB', 'GB'] as const;

/** A size in a suitable unit: `812 B`, `3.4 kB`, `50 MB`. A kB is 1,024 bytes, as in the stated limits.
 * @param bytes - whole bytes, 0 or more */
export function formatFileSize(bytes: number): string {
  if (bytes < kilobyte) return `${String(bytes)} B`;
  let size = bytes / kilobyte;
  let unit = 0;
  while (size >= kilobyte && unit < units.length - 1) {
    size /= kilobyte;
    unit += 1;
  }
  return `${String(Number(size.toFixed(1)))} ${units[unit] ?? ''}`;
}
