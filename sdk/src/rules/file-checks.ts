import {
  adminFeedExtensions,
  adminFeedFileMaxBytes,
  feedExtensions,
  feedFileMaxBytes,
  licenseExtensions,
  licenseMaxBytes,
  licenseTypes,
} from '../contract/limits.ts';
import { messages } from '../contract/messages.gen.ts';

/** What is known of a file before it is read. */
export interface CheckedFile {
  readonly name: string;
  readonly size: number;
  readonly type?: string | undefined;
}

/** Why a feed file cannot be uploaded; undefined when it can. Packed files (`.csv.gz`) are taken, too: the content
 * decides in the end. @see docs/specification/part-1-public-and-client.md §5 */
export function feedFileProblem(file: CheckedFile): string | undefined {
  const words = messages.FeedFileForm.file;
  const name = file.name.toLowerCase().replace(/\.gz$/, '');
  if (!feedExtensions.some((extension) => name.endsWith(extension))) return words.type;
  return file.size > feedFileMaxBytes ? words.maxBytes : undefined;
}

/** Why the admin's small add-feed dialog does not take a file; undefined when it does.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5 */
export function adminFeedFileProblem(file: CheckedFile): string | undefined {
  const name = file.name.toLowerCase();
  if (!adminFeedExtensions.some((extension) => name.endsWith(extension))) return 'Please select a CSV or TXT file';
  return file.size > adminFeedFileMaxBytes ? 'File size must be less than 10MB' : undefined;
}

/** Why a business license cannot be sent; undefined when it can.
 * @see docs/specification/part-1-public-and-client.md §9; docs/specification/decisions.md §4 */
export function licenseFileProblem(file: CheckedFile): string | undefined {
  const words = messages.RegistrationForm.business_license;
  const name = file.name.toLowerCase();
  const isNamed = licenseExtensions.some((extension) => name.endsWith(extension));
  const isTyped =
    file.type === undefined || file.type === '' || (licenseTypes as readonly string[]).includes(file.type);
  if (!isNamed || !isTyped) return words.type;
  return file.size > licenseMaxBytes ? words.maxBytes : undefined;
}
