/** A backup cannot be made or restored. The message says why, and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** 1,234,567,890 as 1.2 GB. */
export function inWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power] ?? ''}`;
}
