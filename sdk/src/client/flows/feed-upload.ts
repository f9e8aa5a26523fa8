import type { CallOptions, UploadProgress } from '../call.ts';
import type { Grt } from '../client.ts';
import type { Input } from '../../contract/operation-types.ts';
import type {
  ColumnMapping,
  Feed,
  FeedStarted,
  Import,
  MappingAnalysis,
  MappingNeeded,
} from '../../contract/schema.gen.ts';
import { GrtError, ValidationError } from '../errors.ts';
import { systemClock, type Clock } from '../clock.ts';
import { waitPolicy, type RetryPolicy } from '../retry-policies.ts';
import { timeLeft, waitForImport, type WaitOptions } from './wait-for-import.ts';

/** A feed to add: a client's own, or one that an administrator adds for a client; with its file or with the URL it is
 * fetched from.
 * With `id`: a new file, or other data, for an existing feed. */
export type FeedUpload =
  | ({ readonly as: 'client' } & (Input<'clientFeeds.create'> | Input<'clientFeeds.update'>))
  | ({ readonly as: 'admin' } & (
      | Input<'adminFeeds.upload'>
      | Input<'adminFeeds.createFromUrl'>
      | Input<'adminFeeds.update'>
    ));

/** Chooses the column mapping, for example in a dialog. Asked again, with the reason, when the server refuses
 * individual fields of it; returning the same mapping again ends the flow with that refusal.
 * @returns undefined: the columns are mapped as the analysis's `saved_mapping` does. */
export type ChooseMapping = (
  analysis: MappingAnalysis,
  refusal?: ValidationError,
) => ColumnMapping | undefined | Promise<ColumnMapping | undefined>;

/** How a feed is added. */
export interface FeedUploadOptions extends Pick<CallOptions, 'signal' | 'idempotencyKey'>, WaitOptions {
  /** The column mapping, or a function that chooses one when the server asks for it. */
  readonly mapping?: ColumnMapping | ChooseMapping | undefined;
  /** Called while the file is being sent. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Called when the server asks for a mapping, before one is chosen: it keeps the upload for 24 hours under this ID. */
  readonly onUploadId?: ((uploadId: string) => void) | undefined;
  /** Waits until the import has ended or needs a person. Its time limit is one for the whole flow, whose calls go on through
   * setbacks until then. Without it, the flow ends once the import is under way. */
  readonly wait?: boolean | undefined;
}

/** The outcome. A failed or held import is not an error here: see its `state`. */
export interface FeedUploadResult {
  readonly feed: Feed;
  /** Null when there was nothing to import. */
  readonly import: Import | null;
}

/** The columns must be mapped, and no mapping was given. The upload is kept for 24 hours under `uploadId`. */
export class MappingNeededError extends GrtError {
  override readonly name = 'MappingNeededError';
  readonly uploadId: string;
  /** Undefined for a feed that the server fetched itself. */
  readonly analysis: MappingAnalysis | undefined;

  constructor(operation: string, uploadId: string, analysis?: MappingAnalysis) {
    super('The columns of the feed need a mapping.', { operation });
    this.uploadId = uploadId;
    this.analysis = analysis;
  }
}

/** Adds a feed: uploads its file or names its URL, has the columns mapped when the server asks for it, and waits for
 * the import when it should.
 * @throws MappingNeededError without a mapping; GoneError when choosing one took over 24 hours; any error that
 * the calls throw
 * @see docs/specification/part-1-public-and-client.md §5; docs/specification/decisions.md §7 */
export async function uploadFeed(
  grt: Grt,
  feed: FeedUpload,
  options: FeedUploadOptions = {},
): Promise<FeedUploadResult> {
  const { signal, idempotencyKey, onProgress, onUploadId, mapping, clock = systemClock } = options;
  const waiting = { ...options, clock, startMs: options.startMs ?? clock.now() };
  const calls = callsOf(grt, feed);
  const reply = await calls.create({ signal, idempotencyKey, onProgress, retry: patience(waiting) });
  const started = reply.needs_mapping ? await mapColumns(calls, reply.data, waiting) : reply;
  if (options.wait !== true || started.import === null) return { feed: started.data, import: started.import };
  const ended = await waitForImport(calls, started.import, waiting);
  const uploadId = ended.state === 'needs_mapping' ? ended.upload_id : null;
  if (uploadId === null) return { feed: started.data, import: ended };
  if (typeof mapping !== 'object') throw new MappingNeededError(calls.operation, uploadId);
  onUploadId?.(uploadId);
  const mapped = await calls.processMapping({ upload_id: uploadId, mapping }, { signal, retry: patience(waiting) });
  const last = mapped.import === null ? null : await waitForImport(calls, mapped.import, waiting);
  return { feed: mapped.data, import: last };
}

/** With `wait`, calls go on until the time limit. */
const patience = (waiting: FeedUploadOptions): RetryPolicy | undefined =>
  waiting.wait ? waitPolicy(timeLeft(waiting)) : undefined;

/** The same four calls for clients and administrators. */
interface FeedCalls {
  readonly operation: string;
  readonly create: (options: CallOptions) => Promise<MappingNeeded | FeedStarted>;
  readonly processMapping: (input: Input<'clientFeeds.processMapping'>, options: CallOptions) => Promise<FeedStarted>;
  readonly showImport: Grt['clientFeeds']['showImport'];
}

function callsOf(grt: Grt, feed: FeedUpload): FeedCalls {
  if (feed.as === 'client') {
    const { as: _, ...fields } = feed;
    const { create, update, ...calls } = grt.clientFeeds;
    if ('id' in fields) return { ...calls, ...updating(update, fields) };
    return { ...calls, operation: 'clientFeeds.create', create: (options) => create(fields, options) };
  }
  const { as: _, ...fields } = feed;
  const { upload, createFromUrl, update, ...calls } = grt.adminFeeds;
  if ('id' in fields) return { ...calls, ...updating(update, fields) };
  return 'file' in fields
    ? { ...calls, operation: 'adminFeeds.upload', create: (options) => upload(fields, options) }
    : { ...calls, operation: 'adminFeeds.createFromUrl', create: (options) => createFromUrl(fields, options) };
}

/** A changed feed is sent with PUT, which may be repeated without a key. */
function updating(
  update: Grt['clientFeeds']['update'],
  fields: Input<'clientFeeds.update'>,
): Pick<FeedCalls, 'operation' | 'create'> {
  return {
    operation: 'clientFeeds.update',
    create: ({ signal, onProgress, retry }) => update(fields, { signal, onProgress, retry }),
  };
}

async function mapColumns(
  calls: FeedCalls,
  analysis: MappingAnalysis,
  waiting: FeedUploadOptions & { readonly clock: Clock; startMs: number },
): Promise<FeedStarted> {
  const { mapping, signal, onUploadId, clock } = waiting;
  const { upload_id } = analysis;
  if (mapping === undefined) throw new MappingNeededError(calls.operation, upload_id, analysis);
  onUploadId?.(upload_id);
  if (typeof mapping === 'object')
    return await calls.processMapping({ upload_id, mapping }, { signal, retry: patience(waiting) });
  let refused: { readonly mapping: ColumnMapping | undefined; readonly error: ValidationError } | undefined;
  for (;;) {
    const askedMs = clock.now();
    const chosen = await mapping(analysis, refused?.error);
    // A person may take their time.
    waiting.startMs += clock.now() - askedMs;
    if (refused !== undefined && JSON.stringify(chosen) === JSON.stringify(refused.mapping)) throw refused.error;
    try {
      const input = chosen === undefined ? { upload_id } : { upload_id, mapping: chosen };
      return await calls.processMapping(input, { signal, retry: patience(waiting) });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      refused = { mapping: chosen, error };
    }
  }
}
