import { megabytes } from '../megabytes.ts';
import { adminFeedExtensions, adminFeedFileMaxBytes } from '../limits.ts';

/** What is known about a file before it is read. */
export interface CheckedFile {
  readonly name: string;
  readonly size: number;
  readonly type?: string | undefined;
}

/** Why the admin's small add-feed dialog does not accept a file; undefined if it does.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5 */
export function adminFeedFileProblem(file: CheckedFile): string | undefined {
  const name = file.name.toLowerCase();
  if (!adminFeedExtensions.some((extension) => name.endsWith(extension))) return 'Please select a CSV or TXT file';
  return file.size > adminFeedFileMaxBytes
    ? `File size must be less than ${megabytes(adminFeedFileMaxBytes)}MB`
    : undefined;
}
