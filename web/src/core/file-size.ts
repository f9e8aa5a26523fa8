const kilobyte = 1024;
const units = ['KB', 'MB', 'GB'] as const;

/**
 * A size in a suitable unit: `812 B`, `3.4 KB`, `50 MB`. @param bytes - whole bytes, 0 or more; 1 KB is 1,024 of them.
 */
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
