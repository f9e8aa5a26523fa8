import { megabytes } from './megabytes.ts';

const bytesPerMegabyte = 1_048_576;

/** How much of its room someone uses, in whole megabytes: `70 MB of 10,000 MB`. Less than one is told in kB of 1,024 bytes,
 * rounded up: `412 kB of 10,000 MB`, so that what is used never reads as nothing.
 * @param use - bytes, 0 or more */
export function storageText({ usedBytes, limitBytes }: { usedBytes: number; limitBytes: number }): string {
  const isSmall = usedBytes > 0 && usedBytes < bytesPerMegabyte;
  const used = isSmall ? `${String(Math.ceil(usedBytes / 1024))} kB` : `${grouped(usedBytes)} MB`;
  return `${used} of ${grouped(limitBytes)} MB`;
}

const grouped = (bytes: number): string => Number(megabytes(bytes)).toLocaleString('en-US');
