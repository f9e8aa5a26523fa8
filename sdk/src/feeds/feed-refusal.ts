import { feedReading } from '../contract/limits.ts';
import { megabytes } from '../contract/megabytes.ts';
import { tellable } from './row-problem.ts';

/** Why a whole feed is refused. Problems with single rows are {@link RowProblem}s and stop nothing. */
export type FeedRefusalCode =
  | 'feed.too_large'
  | 'feed.empty'
  | 'feed.no_records'
  | 'feed.unsupported_content'
  | 'feed.binary_content'
  | 'feed.html_page'
  | 'feed.xml_dtd_not_allowed'
  | 'feed.xml_malformed'
  | 'feed.json_malformed'
  | 'feed.truncated'
  | 'feed.too_deep'
  | 'feed.record_too_large'
  | 'feed.too_many_columns'
  | 'feed.too_many_rows'
  | 'feed.gzip_broken'
  | 'feed.record_path_not_found'
  | 'feed.header_row_not_found'
  | 'feed.bad_options'
  | 'feed.hopeless'
  | 'feed.too_costly';

/** Where in the text a feed was refused: both count from 1, `column` in characters. */
export interface FeedPlace {
  readonly line?: number;
  readonly column?: number;
}

const statusOf: Partial<Record<FeedRefusalCode, 413 | 415>> = {
  'feed.too_large': 413,
  'feed.unsupported_content': 415,
  'feed.binary_content': 415,
  'feed.html_page': 415,
};

/** A feed that cannot be read as a whole. The message is a plain sentence for the person who sent it.
 * @see docs/specification/decisions.md §7: 'refused with a plain reason' */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal';
  readonly code: FeedRefusalCode;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** The HTTP status that a server answers with. */
  readonly status: 413 | 415 | 422;

  constructor(code: FeedRefusalCode, message: string, place: FeedPlace = {}, options?: ErrorOptions) {
    const told = tellable(message);
    super(place.line === undefined ? told : `${told} (${describePlace(place)})`, options);
    this.code = code;
    this.line = place.line;
    this.column = place.column;
    this.status = statusOf[code] ?? 422;
  }
}

function describePlace({ line, column }: FeedPlace): string {
  return column === undefined ? `line ${String(line)}` : `line ${String(line)}, column ${String(column)}`;
}

/** The refusal for a record that is too large. `hint` says what may have happened, after a semicolon. */
export function recordTooLarge(line: number, what = 'A record', hint = ''): FeedRefusal {
  const most = `${megabytes(feedReading.maxRecordBytes)} MB`;
  return new FeedRefusal('feed.record_too_large', `${what} is larger than ${most}${hint}`, { line });
}

/** The refusal for more records than the limit. */
export function tooManyRows(limit: number): FeedRefusal {
  return new FeedRefusal('feed.too_many_rows', `The file has more than ${limit.toLocaleString('en-US')} records`);
}
