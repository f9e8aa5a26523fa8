/** A limit in whole megabytes, as sentences state it: `50` for 52,428,800 bytes. */
export function megabytes(bytes: number): string {
  return String(Math.floor(bytes / 1_048_576));
}
