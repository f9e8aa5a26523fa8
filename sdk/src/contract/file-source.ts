/** A file to send. A Blob or File as browsers hand them out, or a named source whose bytes are read only while they
 * are sent. `size` is in bytes; without it an upload has no total, so its progress has no percentage. */
export type FileSource = Blob | NamedFileSource;

/** A file that is read while it is sent, so that it is never entirely in memory. */
export interface NamedFileSource {
  readonly name: string;
  /** Bytes. Omitted when not known in advance, for example for standard input. */
  readonly size?: number;
  /** Media type, application/octet-stream by default. The server judges a file by its content, not by this. */
  readonly type?: string;
  /** False if the bytes can only be read once. Such an upload is never retried. */
  readonly replayable?: boolean;
  /** Opens the file from the start. Called once for each attempt. */
  stream(): ReadableStream<Uint8Array>;
}

/** Bytes or text of a reply that is not JSON, as the server sends them. */
export type FileContent = Blob | ReadableStream<Uint8Array> | Uint8Array | string;
