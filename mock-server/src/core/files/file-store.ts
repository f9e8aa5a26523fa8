/** A file as it is kept. */
export interface StoredFile {
  /** Generated; says nothing about the name or the content. */
  readonly id: string;
  readonly sizeBytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
}

/** A file that has arrived but is not kept yet. Whoever received it ends it with `keep` or `discard`. What is kept
 * before the transaction that refers to it, and then not referred to, is removed by `sweep` a day later. */
export interface ReceivedFile extends StoredFile {
  /** The first bytes, at most 4,096, to tell the kind of the content. */
  readonly head: Uint8Array;
  /** Reads it from the start; any number of times, until it is discarded. */
  open(): ReadableStream<Uint8Array>;
  /** Makes it a kept file: whole, on the disk, under its id. Twice is once. */
  keep(): Promise<StoredFile>;
  /** Removes it, unless it is kept by now. Twice is once. */
  discard(): Promise<void>;
}

/** What to take of a source. */
export interface ReceiveLimits {
  /** More than this many bytes is refused with FileTooLargeError, at the first byte too many. */
  readonly maxBytes: number;
}

/** Room on the disk for one piece of work: nobody else can open it, and it is gone when it is closed or the process ends. */
export interface ScratchFile {
  /** Writes behind what is there. @returns the position at which it begins, in bytes. */
  append(bytes: Uint8Array): Promise<number>;
  /** Reads `length` bytes from a position. */
  read(position: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Keeps files by generated ids. Names given by people are data of a database, never of a store. */
export interface FileStore {
  /** Writes a source into a temporary file, at flat memory. Leaves nothing behind when it fails. */
  receive(source: AsyncIterable<Uint8Array>, limits: ReceiveLimits): Promise<ReceivedFile>;
  /** Receives and keeps in one step. */
  put(source: AsyncIterable<Uint8Array>, limits: ReceiveLimits): Promise<StoredFile>;
  /** Opens a scratch file. Whoever opens it closes it. */
  scratch(): Promise<ScratchFile>;
  /** Undefined when there is no file with this id. */
  open(id: string): Promise<{ readonly sizeBytes: number; readonly stream: ReadableStream<Uint8Array> } | undefined>;
  /** Removing what is not there is no error. */
  remove(id: string): Promise<void>;
  /** Removes what nobody refers to any more: kept files that `isReferenced` denies, and temporary ones, in both cases
   * only if they were last written before `before`, so that what is just arriving stays.
   * @returns how many files were removed. */
  sweep(isReferenced: (id: string) => Promise<boolean>, before: Date): Promise<number>;
}

/** A source has more bytes than it may. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The file has more than ${String(maxBytes)} bytes`);
    this.maxBytes = maxBytes;
  }
}
