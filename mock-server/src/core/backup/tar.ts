/** A file in a tar archive, to be read before the next one. */
export interface TarEntry {
  readonly name: string;
  readonly sizeBytes: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/** The archive is not one, or ends early. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

const block = 512;
const longestName = 100;
const endOfArchive = Buffer.alloc(2 * block);

/** The bytes of a POSIX tar archive (ustar), which `tar -xf` reads. Names have at most 100 characters.
 * @throws TarError if a body does not have the size that was declared. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, sizeBytes, body } of entries) {
    yield headerOf(name, sizeBytes);
    let written = 0;
    for await (const chunk of body) {
      written += chunk.byteLength;
      yield chunk;
    }
    if (written !== sizeBytes) {
      throw new TarError(`${name} has ${String(written)} bytes instead of ${String(sizeBytes)}`);
    }
    yield Buffer.alloc(paddingOf(sizeBytes));
  }
  yield endOfArchive;
}

/** Reads an archive that `writeTar` wrote. Bodies that are not read are skipped.
 * @throws TarError at a header that is damaged, and when the source ends before the archive does. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source);
  for (;;) {
    const header = await bytes.exactly(block);
    if (header.every((byte) => byte === 0)) return;
    const entry = readHeader(header);
    const body = bytes.upTo(entry.sizeBytes);
    yield { ...entry, body };
    for await (const _ of body);
    await bytes.exactly(paddingOf(entry.sizeBytes));
  }
}

function paddingOf(sizeBytes: number): number {
  return (block - (sizeBytes % block)) % block;
}

function headerOf(name: string, sizeBytes: number): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new TarError(`The name ${name} is too long for an archive`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write('0000600\x000000000\x000000000\x00', 100); // mode, owner, group
  header.write(`${sizeBytes.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function readHeader(header: Buffer): { name: string; sizeBytes: number } {
  const stored = parseInt(header.toString('latin1', 148, 154), 8);
  header.fill(' ', 148, 156);
  if (checksumOf(header) !== stored) throw new TarError('a header in it is damaged');
  const nameEnd = header.indexOf(0);
  return { name: header.toString('utf8', 0, nameEnd), sizeBytes: parseInt(header.toString('latin1', 124, 135), 8) };
}

function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0);
}

/** Takes a stream apart into pieces of a given size. */
class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** @throws TarError if the source ends before. */
  async exactly(count: number): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.upTo(count)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** The next `count` bytes, as they come. They can be read in several loops, each of which goes on where the last one
   * ended. */
  upTo(count: number): AsyncIterable<Uint8Array> {
    let missing = count;
    const next = async (): Promise<Uint8Array | undefined> => {
      if (missing === 0) return undefined;
      const chunk = await this.#some(missing);
      missing -= chunk.byteLength;
      return chunk;
    };
    return {
      async *[Symbol.asyncIterator]() {
        for (let chunk = await next(); chunk !== undefined; chunk = await next()) yield chunk;
      },
    };
  }

  async #some(atMost: number): Promise<Uint8Array> {
    while (this.#rest.byteLength === 0) {
      const next = await this.#source.next();
      if (next.done === true) throw new TarError('it ends early');
      this.#rest = next.value;
    }
    const chunk = this.#rest.subarray(0, atMost);
    this.#rest = this.#rest.subarray(chunk.byteLength);
    return chunk;
  }
}
