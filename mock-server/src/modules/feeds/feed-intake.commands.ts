import { messagesOfSavedMappingForm, type MappingAnalysis, type MappingForm } from '@grt/sdk/contract';
import type { FeedAnalysis } from '@grt/sdk/feeds';
import type { UploadedFile } from '../../core/http/multipart-body.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import { analyzeFile, mappingAnalysisOf, pinned, requireMapping } from './imports/feed-analysis.ts';
import { applyFeedChange } from './feed-change.commands.ts';
import { fieldsInAudit } from './records/feed-audit.ts';
import { foundFeed, requireDomain } from './records/feed-domain.ts';
import { possible } from './records/feed-form.rules.ts';
import type { FeedFieldChanges, FeedFields, ReadingChoices, UploadForm } from '../../tables/feeds.tables.ts';
import type { SourceFields } from '../../tables/imports.tables.ts';
import type { FeedParts } from './feed-parts.ts';
import type { FeedRequest } from './records/record-parts.ts';
import type { FeedRecord, FeedRow, ImportRow } from './records/feed-select.ts';
import { underReview } from './records/feeds.rules.ts';
import { ofFile, readingIn, withFound, withNewSource } from './records/new-source.rules.ts';
import {
  enqueueImport,
  keptMapping,
  requireNoImport,
  sameAs,
  startImport,
  type ImportSource,
} from './imports/import-start.ts';
import type { UploadRow } from './imports/uploads.store.ts';
import { requireRoom } from './records/storage-room.ts';
import { countUpload } from './upload-limit.ts';

/** The outcome of a file: its import runs, or its columns must be mapped first. */
export type Intake = { readonly feed: FeedRecord; readonly run: ImportRow } | { readonly needed: MappingAnalysis };

/** A new feed of a client with its file.
 * @throws Refusal 413, 415 or 422 for the file; 422 for a field or a domain that cannot have feeds; 429 after too many.
 */
export async function addFeed(
  parts: FeedParts,
  { clientId, fields, file }: { clientId: number; fields: FeedFields; file: UploadedFile },
  request: FeedRequest,
): Promise<Intake> {
  const { reading, feedType, feedName, urlParameters } = fields;
  const { id: domainId } = await requireDomain(parts.domains, clientId, fields.domainId);
  await requireRoom(parts, clientId, file.sizeBytes);
  await countUpload(parts, request.actor.principal);
  const analysis = await analyzeFile(parts, { file, fileName: file.filename, reading, feedType });
  const form: UploadForm = { kind: 'new', fields: { ...fields, domainId } };
  if (analysis.needs_mapping)
    return keepUpload(parts, { form, file, analysis, clientId, feedName, urlParameters, savedMapping: null }, request);
  const source = await keepSource(file, analysis, reading);
  return parts.database.transaction(() =>
    createFeed(parts, { clientId, fields: { ...fields, domainId }, source, analysis }, request),
  );
}

/** A new file for a feed, with what else changes in it.
 * @throws Refusal 404; 409 while an import is not finished, or for a domain that is no longer approved; and as addFeed.
 * */
export async function replaceFile(
  parts: FeedParts,
  { id, changes, file }: { id: number; changes: FeedFieldChanges; file: UploadedFile },
  request: FeedRequest,
): Promise<Intake> {
  const { feed } = foundFeed(await parts.feeds.find(id, request.scope));
  requireNoImport(feed, await parts.imports.unfinishedOf(id));
  if (changes.domainId !== undefined) await requireDomain(parts.domains, feed.clientId, changes.domainId);
  const reading = possible({ ...feed.reading, ...changes.reading });
  const feedType = changes.feedType ?? feed.feedType;
  await requireRoom(parts, feed.clientId, file.sizeBytes);
  await countUpload(parts, request.actor.principal);
  const analysis = await analyzeFile(parts, { file, fileName: file.filename, reading, feedType });
  const form: UploadForm = { kind: 'change', changes };
  const { clientId, feedName, urlParameters, mapping: savedMapping } = { ...feed, ...changes };
  if (analysis.needs_mapping)
    return keepUpload(
      parts,
      { form, file, analysis, clientId, feedName, urlParameters, feedId: id, savedMapping },
      request,
    );
  const source = await keepSource(file, analysis, reading);
  return parts.database.transaction(() => changeFile(parts, { id, changes, source, analysis }, request));
}

/** The mapping of an upload's columns; without one, that which the feed used last. Sent twice, it imports once and gives
 * the same reply.
 * @throws Refusal 404, also for an upload of another client; 410 after 24 hours; 422 for the mapping; 409 as above. */
export async function mapUpload(
  parts: FeedParts,
  { upload_id, mapping: sent }: MappingForm,
  request: FeedRequest,
): Promise<{ feed: FeedRecord; run: ImportRow }> {
  return parts.database.transaction(async () => {
    const upload = await parts.uploads.lock(upload_id);
    const { clientId } = request.scope;
    if (!upload || (clientId !== undefined && upload.clientId !== clientId)) throw new Refusal(404, 'Upload not found');
    if (upload.importId !== null) return startedBefore(parts, upload.importId);
    const { fileId } = upload;
    if (fileId === null || upload.expiresAt <= parts.clock.now())
      throw new Refusal(410, 'This upload has expired. Please upload the file again.');
    const { columns, feed_info, saved_mapping } = upload.analysis;
    if (sent !== undefined) requireMapping(sent, columns, feed_info.feed_type);
    const mapping = sent ?? saved_mapping;
    if (mapping === null) throw invalid({ mapping: [messagesOfSavedMappingForm.mapping.required] });
    const started = await beginMapped(parts, upload, { fileId, mapping }, request);
    await parts.uploads.settle(upload.id, started.run.id);
    return started;
  });
}

async function beginMapped(
  parts: FeedParts,
  upload: UploadRow,
  { fileId, mapping }: Pick<ImportSource, 'fileId' | 'mapping'>,
  request: FeedRequest,
) {
  const { form, clientId, fileName, sizeBytes, sha256, analysis } = upload;
  const uploadId = upload.id;
  if (form.kind === 'new') {
    const source = {
      fileId,
      mapping,
      fileName,
      sizeBytes,
      sha256,
      reading: pinned(form.fields.reading, analysis.feed_info),
    };
    return createFeed(parts, { clientId, fields: form.fields, source, analysis, uploadId }, request);
  }
  const id = upload.feedId ?? 0;
  const { feed } = foundFeed(await parts.feeds.find(id));
  if (form.kind === 'fetched') return beginFetched(parts, upload, { feed, fileId, mapping }, request);
  const reading = pinned({ ...feed.reading, ...form.changes.reading }, analysis.feed_info);
  const source = { fileId, mapping, fileName, sizeBytes, sha256, reading };
  return changeFile(parts, { id, changes: form.changes, source, analysis, uploadId }, request);
}

interface MappedFetch extends Pick<ImportSource, 'fileId' | 'mapping'> {
  readonly feed: FeedRow;
}

/** The import of a fetched file continues with the mapping that it waited for. */
async function beginFetched(
  parts: FeedParts,
  { id: uploadId, analysis }: UploadRow,
  { feed, fileId, mapping }: MappedFetch,
  { action, actor }: FeedRequest,
) {
  const { imports, fetchedImports, feeds, clock, audit } = parts;
  requireNoImport(feed, await imports.unfinishedOf(feed.id));
  const waiting = await fetchedImports.awaitingMapping(uploadId);
  if (!waiting) throw new Refusal(410, 'This upload has expired. Please fetch the feed again.');
  const { newSource } = waiting;
  const reading = pinned({ ...feed.reading, ...newSource?.fields.reading }, analysis.feed_info);
  const found = { sourceFormat: analysis.feed_info.source_format, mapping, mappingColumns: [...analysis.columns] };
  const moved = { fileId, mapping, reading, ...(newSource && { newSource: withFound(newSource, found) }) };
  const mapped = (await imports.move(waiting.id, 'takeMapping', moved)) ?? waiting;
  if (!newSource) await feeds.update(feed.id, () => keptMapping({ mapping }, analysis.columns, clock.now()));
  const subject = { type: 'feed', id: feed.id, label: feed.feedName };
  await audit.record({ action, actor, subject, before: { mapping: feed.mapping }, after: { mapping } });
  const run = await enqueueImport(parts, mapped, feed);
  return { feed: foundFeed(await feeds.find(feed.id)), run };
}

async function startedBefore(
  { feeds, imports }: FeedParts,
  importId: number,
): Promise<{ feed: FeedRecord; run: ImportRow }> {
  const run = await imports.find(importId);
  return { feed: foundFeed(run && (await feeds.find(run.feedId))), run: foundFeed(run) };
}

interface KeptUpload {
  readonly form: UploadForm;
  readonly file: UploadedFile;
  readonly analysis: FeedAnalysis;
  readonly clientId: number;
  readonly feedName: string;
  readonly urlParameters: string | null;
  readonly feedId?: number;
  readonly savedMapping: MappingAnalysis['saved_mapping'];
}

async function keepUpload(
  { uploads, accounts }: FeedParts,
  upload: KeptUpload,
  { actor }: FeedRequest,
): Promise<Intake> {
  const { form, file, analysis, clientId, feedName, urlParameters, feedId = null, savedMapping } = upload;
  const accountId = actor.principal?.account_id ?? (await accounts.findOfClient(clientId))?.account.id;
  if (accountId === undefined) throw new Error('An upload needs a sender');
  const fileName = file.filename.slice(0, 255).toWellFormed();
  const { id: fileId, sizeBytes, sha256 } = await file.keep();
  const kept = await uploads.insert({
    clientId,
    accountId,
    feedId,
    fileId,
    fileName,
    sizeBytes,
    sha256,
    form,
    analysis: (known) =>
      mappingAnalysisOf(analysis, { upload: known, feedName, fileName, urlParameters, savedMapping }),
  });
  return { needed: kept.analysis };
}

async function keepSource(file: UploadedFile, analysis: FeedAnalysis, reading: ReadingChoices): Promise<ImportSource> {
  const { id: fileId, sizeBytes, sha256 } = await file.keep();
  const mapping = analysis.natural_mapping as ImportSource['mapping'];
  return {
    fileId,
    fileName: file.filename.slice(0, 255).toWellFormed(),
    sizeBytes,
    sha256,
    mapping,
    reading: pinned(reading, analysis.feed_info),
  };
}

interface ReadFile {
  readonly source: ImportSource;
  readonly analysis: {
    readonly columns: readonly string[];
    readonly feed_info: Pick<FeedAnalysis['feed_info'], 'source_format'>;
  };
  readonly uploadId?: string;
}

interface NewFeedWithFile extends ReadFile {
  readonly clientId: number;
  readonly fields: FeedFields;
}

async function createFeed(
  parts: FeedParts,
  { clientId, fields, source, analysis, uploadId }: NewFeedWithFile,
  { action, actor }: FeedRequest,
) {
  const { feeds, domains, clock, audit } = parts;
  const { domainId: wanted, reading, ...rest } = fields;
  const { id: domainId, domainName } = await requireDomain(domains, clientId, wanted);
  const now = clock.now();
  const feed = await feeds.insert({
    ...rest,
    ...underReview(now),
    ...keptMapping(source, analysis.columns, now),
    clientId,
    domainId,
    reading,
    sourceFormat: analysis.feed_info.source_format,
  });
  const run = await startImport(parts, {
    feed,
    source,
    isUnchanged: undefined,
    uploadId,
    createdBy: actor.principal?.username ?? null,
  });
  const after = { ...fieldsInAudit(feed), domain: domainName, file: source.fileName };
  await audit.record({ action, actor, subject: { type: 'feed', id: feed.id, label: feed.feedName }, after });
  return { feed: foundFeed(await feeds.find(feed.id)), run };
}

interface FileChange extends ReadFile {
  readonly id: number;
  readonly changes: FeedFieldChanges;
}

async function changeFile(
  parts: FeedParts,
  { id, changes, source, analysis, uploadId }: FileChange,
  request: FeedRequest,
) {
  const { feeds, imports, files, clock, database, log } = parts;
  const { feed: known } = foundFeed(await feeds.find(id, request.scope));
  requireNoImport(known, await imports.unfinishedOf(id));
  const feedType = changes.feedType ?? known.feedType;
  const isUnchanged = sameAs(await imports.lastDone(id), { ...source, feedType });
  const { reading, ...others } = changes;
  const newSource: Partial<SourceFields> = {
    ...(known.isFetched ? ofFile : {}),
    sourceFormat: analysis.feed_info.source_format,
    mapping: source.mapping,
    mappingColumns: [...analysis.columns],
    ...readingIn(known, reading),
  };
  const order =
    known.reviewStatus === 'approved' && !isUnchanged
      ? { changes: others, newSource }
      : { changes, file: isUnchanged ? undefined : withNewSource(known, newSource, clock.now()) };
  const { after } = await applyFeedChange(parts, { id, ...order, fileName: source.fileName }, request);
  const createdBy = request.actor.principal?.username ?? null;
  const run = await startImport(parts, { feed: after.feed, source, isUnchanged, uploadId, newSource, createdBy });
  if (isUnchanged) {
    // Should this fail, the file store's sweep removes it.
    database.afterCommit(
      () =>
        void files.remove(source.fileId).catch((error: unknown) => log.warn('A file could not be removed', { error })),
    );
  }
  return { feed: foundFeed(await feeds.find(id)), run };
}
