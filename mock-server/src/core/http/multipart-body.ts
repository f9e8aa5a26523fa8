import { once } from 'node:events';

import { Busboy } from '@fastify/busboy';
import type { BusboyEvents, BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import { fileNameText } from '@grt/sdk/formats';

import { FileTooLargeError } from '../files/file-store.ts';
import type { FileStore, ReceivedFile } from '../files/file-store.ts';
import { Refusal } from '../refusal.ts';
import type { Fault } from './field-faults.ts';
import type { MultipartPlan } from './multipart-plan.ts';

/** An uploaded file: the sender's metadata and the received content. */
export interface UploadedFile extends ReceivedFile {
  /** The sender's file name without folders, control and invisible characters; for display only, never for a path. */
  readonly filename: string;
  /** The declared type; not trustworthy. */
  readonly declaredType: string;
}

/** A multipart body, read to its end. */
export interface MultipartContent {
  /** Strings by field, in order. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly files: ReadonlyMap<string, UploadedFile>;
  /** Unknown fields, and duplicate files. */
  readonly faults: readonly Fault[];
}

/** The source and the file store. */
export interface MultipartSource {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly contentType: string;
  readonly plan: MultipartPlan;
  readonly store: FileStore;
}

/** Reads a multipart body with constant memory: files go straight into the store. If it throws, no file is left behind.
 * @throws Refusal 400 for a malformed body, 413 at the first byte above a limit. */
export async function readMultipart(source: MultipartSource): Promise<MultipartContent> {
  const reading = new Reading(source);
  try {
    return await reading.content();
  } catch (error) {
    await reading.discard();
    throw error;
  }
}

class Reading {
  readonly #source: MultipartSource;
  readonly #parser: BusboyInstance;
  readonly #texts = new Map<string, string[]>();
  readonly #files = new Map<string, UploadedFile>();
  readonly #faults: Fault[] = [];
  readonly #arriving: Promise<void>[] = [];
  readonly #ending = new AbortController();
  readonly #ended = new Promise<void>((resolve) => {
    this.#ending.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  #failure: unknown;

  constructor(source: MultipartSource) {
    this.#source = source;
    this.#parser = parserFor(source);
    this.#parser.on('field', (name, value, nameIsCut, valueIsCut) =>
      this.#takeText(name, value, nameIsCut || valueIsCut),
    );
    this.#parser.on('file', (...part) => this.#takeFile(...part));
    this.#parser.on('fieldsLimit', () => this.#fail(new Refusal(413, 'The form has too many fields.')));
    this.#parser.on('filesLimit', () => this.#fail(new Refusal(413, 'The form has too many files.')));
    this.#parser.on('error', (error) => this.#fail(broken(error)));
  }

  async content(): Promise<MultipartContent> {
    const { chunks, plan } = this.#source;
    let sizeBytes = 0;
    for await (const chunk of chunks) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > plan.maxBytes) this.#fail(new Refusal(413, plan.tooLarge));
      if (this.#failure === undefined && !this.#parser.write(chunk)) await this.#heard('drain');
      if (this.#failure !== undefined) break;
    }
    if (this.#failure === undefined) {
      const finished = this.#heard('finish');
      this.#parser.end();
      await finished;
      await Promise.all(this.#arriving);
    }
    if (this.#failure !== undefined) throw this.#failure;
    return { texts: this.#texts, files: this.#files, faults: this.#faults };
  }

  /** Stops pending writes and removes their files. */
  async discard(): Promise<void> {
    this.#fail(new Error('The form is no longer needed'));
    await Promise.allSettled(this.#arriving);
    await Promise.all([...this.#files.values()].map((file) => file.discard()));
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#ending.abort();
  }

  /** Waits for a parser event or the end. Errors are reported by its error event. */
  async #heard(event: 'drain' | 'finish'): Promise<void> {
    await Promise.race([once(this.#parser, event).catch(() => undefined), this.#ended]);
  }

  #takeText(name: string | undefined, value: string, isCut: boolean): void {
    if (name === undefined) return this.#fail(broken());
    const maxBytes = this.#source.plan.fields.get(name);
    if (this.#source.plan.files.has(name))
      this.#faults.push({ path: [name], keyword: 'type', params: { type: 'a file' } });
    else if (maxBytes === undefined) this.#faults.push(unknown(name));
    else if (isCut || Buffer.byteLength(value) > maxBytes) {
      this.#faults.push({ path: [name], keyword: 'maxLength', params: { limit: Math.floor(maxBytes / 4) } });
    } else this.#texts.set(name, [...(this.#texts.get(name) ?? []), value]);
  }

  #takeFile(...[name, stream, filename, , type]: Parameters<BusboyEvents['file']>): void {
    stream.on('error', () => undefined); // also reported by the parser itself
    if (name === undefined) return this.#fail(broken());
    const rule = this.#source.plan.files.get(name);
    if (!rule || this.#files.has(name)) {
      this.#faults.push(rule ? { path: [name], keyword: 'repeated', params: {} } : unknown(name));
      stream.resume();
      return undefined;
    }
    this.#arriving.push(this.#receive(name, stream, { filename, type, ...rule }));
    return undefined;
  }

  async #receive(
    name: string,
    stream: BusboyFileStream,
    about: { filename: string; type: string; maxBytes: number; tooLarge: string },
  ): Promise<void> {
    const leave = () => stream.destroy(new Error('The form is no longer needed'));
    this.#ending.signal.addEventListener('abort', leave, { once: true });
    try {
      const file = await this.#source.store.receive(stream as AsyncIterable<Uint8Array>, { maxBytes: about.maxBytes });
      const isLeftEmpty = file.sizeBytes === 0 && (about.filename === '' || about.filename === undefined);
      if (isLeftEmpty) await file.discard();
      else
        this.#files.set(name, {
          ...file,
          filename: fileNameText(about.filename ?? '').toWellFormed(),
          declaredType: about.type,
        });
    } catch (error) {
      this.#fail(error instanceof FileTooLargeError ? new Refusal(413, about.tooLarge) : error);
    } finally {
      this.#ending.signal.removeEventListener('abort', leave);
    }
  }
}

function parserFor({ contentType, plan }: MultipartSource): BusboyInstance {
  const limits = {
    fieldNameSize: 200,
    fieldSize: Math.max(1024, ...plan.fields.values()) + 1,
    fields: plan.maxFields + 20,
    files: plan.files.size + 5,
    headerPairs: 50,
    headerSize: 8192,
  };
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch (error) {
    throw broken(error);
  }
}

function unknown(name: string): Fault {
  return { path: [name], keyword: 'additionalProperties', params: { additionalProperty: name } };
}

function broken(cause?: unknown): Refusal {
  return new Refusal(400, 'The form cannot be read: its multipart body is malformed or incomplete.', { cause });
}
