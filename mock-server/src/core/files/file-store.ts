/** A stored file. */
export interface StoredFile {
  /** Generated; independent of the name and the content. */
  readonly id: string;
  readonly sizeBytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
}

/** A file that has arrived but is not stored yet. The receiver must call `keep` or `discard`. What is kept
 * before the transaction that references it, and then never referenced, is removed by `sweep` a day later. */
export interface ReceivedFile extends StoredFile {
  /** The first bytes, at most 4,096, to detect the content type. */
  readonly head: Uint8Array;
  /** Reads it from the start; any number of times, until it is discarded. */
  open(): ReadableStream<Uint8Array>;
  /** Stores it: complete, on disk, under its id. Idempotent. */
  keep(): Promise<StoredFile>;
  /** Removes it unless it has been kept. Idempotent. */
  discard(): Promise<void>;
}

/** Limits for a source. */
export interface ReceiveLimits {
  /** More bytes than this are refused with FileTooLargeError, at the first excess byte. */
  readonly maxBytes: number;
}

/**
 * Temporary disk space for one task: no one else can open it, and it disappears when closed or when the process ends.
 */
export interface ScratchFile {
  /** Appends. @returns the start position in bytes. */
  append(bytes: Uint8Array): Promise<number>;
  /** Reads `length` bytes from a position. */
  read(position: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Stores files under generated ids. User-provided names belong in the database, never in a store. */
export interface FileStore {
  /** Writes a source into a temporary file with constant memory. Leaves nothing behind if it fails. */
  receive(source: AsyncIterable<Uint8Array>, limits: ReceiveLimits): Promise<ReceivedFile>;
  /** Receives and keeps in one step. */
  put(source: AsyncIterable<Uint8Array>, limits: ReceiveLimits): Promise<StoredFile>;
  /** Stores a file under the id that another store gave it, instead of one that may be there. For restoring backups.
   * @throws RangeError if it is not an id. */
  restore(id: string, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** Opens a scratch file. The caller must close it. */
  scratch(): Promise<ScratchFile>;
  /** Undefined when there is no file with this id. */
  open(id: string): Promise<{ readonly sizeBytes: number; readonly stream: ReadableStream<Uint8Array> } | undefined>;
  /** Removing a missing file is not an error. */
  remove(id: string): Promise<void>;
  /** Removes what is no longer referenced: kept files for which `isReferenced` is false, and temporary ones, in both
   * cases only if last written before `before`, so that arriving files stay.
   * @returns the number of removed files. */
  sweep(isReferenced: (id: string) => Promise<boolean>, before: Date): Promise<number>;
}

/** A source exceeds its size limit. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The file has more than ${String(maxBytes)} bytes`);
    this.maxBytes = maxBytes;
  }
}
