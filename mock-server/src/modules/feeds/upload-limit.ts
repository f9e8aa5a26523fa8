import type { Principal } from '../../core/http/principal.ts';
import type { FeedParts } from './feed-parts.ts';

/** Counts a file that an account sends, before it is read: reading it is the expensive part. Outside a transaction.
 * @throws Refusal 429 after too many */
export async function countUpload({ limits }: Pick<FeedParts, 'limits'>, principal?: Principal): Promise<void> {
  await limits.consume('upload', `account ${String(principal?.account_id)}`);
}
