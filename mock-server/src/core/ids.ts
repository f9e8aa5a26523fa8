import { createHash, randomBytes } from 'node:crypto';

/** A source of random bytes. The system's is unpredictable; a seeded one gives the same bytes every time. */
export type Random = (sizeBytes: number) => Uint8Array;

export const systemRandom: Random = (sizeBytes) => new Uint8Array(randomBytes(sizeBytes));

/** The same bytes for the same seed: for tests and demo data, never for secrets. */
export function seededRandom(seed: string): Random {
  let counter = 0;
  let rest = new Uint8Array(0);
  return (sizeBytes) => {
    while (rest.length < sizeBytes) {
      const block = createHash('sha256')
        .update(`${seed}:${String(counter)}`)
        .digest();
      counter += 1;
      rest = new Uint8Array([...rest, ...block]);
    }
    const taken = rest.slice(0, sizeBytes);
    rest = rest.slice(sizeBytes);
    return taken;
  };
}

/** An opaque secret for a URL or a header: `sizeBytes` random bytes (32 are 256 bits) in base64url, after a prefix. */
export function randomToken(random: Random, { prefix = '', sizeBytes = 32 } = {}): string {
  return prefix + Buffer.from(random(sizeBytes)).toString('base64url');
}

/** A random (version 4) UUID. */
export function randomUuid(random: Random): string {
  const bytes = Buffer.from(random(16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A number of 0 or more and below 1, of 48 random bits. */
export function randomFraction(random: Random): number {
  return Buffer.from(random(6)).readUIntBE(0, 6) / 2 ** 48;
}

/** A secret as the database keeps it: SHA-256 in hex. Only for secrets that are random; passwords need a slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
