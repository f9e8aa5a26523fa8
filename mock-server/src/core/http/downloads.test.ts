import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallApp, type SmallApp } from './testing/small-app.ts';

let small: SmallApp;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grt-downloads-'));
  small = await smallApp({ app: { downloadsFolder: folder, publicUrl: () => 'https://platform.example' } });
});
afterEach(async () => {
  await small.close();
  await rm(folder, { recursive: true });
});

const put = (name: string, text: string) => writeFile(join(folder, name), text);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await small.app.request(path, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe('downloads', () => {
  it('say that nothing has been built, and how that is done', async () => {
    await put('grt-linux-x64', 'left over');
    for (const path of ['/downloads', '/downloads/grt.cjs', '/downloads/SHA256SUMS']) {
      const { status, text } = await get(path);
      expect(status).toBe(503);
      expect(text).toBe('The command line has not been built on this server. To build it, run: npm run build -w cli\n');
    }
  });

  it('are the built files, byte for byte, with their checksums', async () => {
    await put('grt.cjs', 'program');
    await put('grt-linux-x64', 'x'.repeat(100_000));
    const { status, text, headers } = await get('/downloads/grt-linux-x64', { 'Accept-Encoding': 'gzip' });
    expect({ status, text }).toEqual({ status: 200, text: 'x'.repeat(100_000) });
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('content-length')).toBe('100000');
    expect(headers.get('content-disposition')).toBe('attachment; filename="grt-linux-x64"');
    expect((await get('/downloads/SHA256SUMS')).text).toBe(
      `${sha256('program')}  grt.cjs\n${sha256('x'.repeat(100_000))}  grt-linux-x64\n`,
    );
  });

  it('are listed on a page with the line that a pipeline needs', async () => {
    await put('grt.cjs', 'program');
    await put('grt-win32-arm64.exe', 'executable');
    const { status, text } = await get('/downloads');
    expect(status).toBe(200);
    expect(text).toContain('Windows (arm64), without Node');
    expect(text).toContain(sha256('executable'));
    expect(text).toContain('curl -fsSO https://platform.example/downloads/grt.cjs');
    expect(text).toContain('GRT_API_URL=https://platform.example/api node grt.cjs feeds sync feeds.yaml');
  });

  it('are not sent again while they are the same, and are after a new build', async () => {
    await put('grt.cjs', 'program');
    const entityTag = (await get('/downloads/grt.cjs')).headers.get('etag') ?? '';
    expect((await get('/downloads/grt.cjs', { 'If-None-Match': entityTag })).status).toBe(304);
    await put('grt.cjs', 'new program');
    const { status, text } = await get('/downloads/grt.cjs', { 'If-None-Match': entityTag });
    expect({ status, text }).toEqual({ status: 200, text: 'new program' });
    expect((await get('/downloads/SHA256SUMS')).text).toBe(`${sha256('new program')}  grt.cjs\n`);
  });

  it('are nothing else in the folder, nor outside of it', async () => {
    await put('grt.cjs', 'program');
    await put('bundled.json', 'private');
    for (const name of ['bundled.json', 'grt-darwin-arm64', '..%2Fsecret', '.built']) {
      const { status, text } = await get(`/downloads/${name}`);
      expect(status).toBe(404);
      expect(text).toBe(
        `${decodeURIComponent(name)} is not available on this server. Available: grt.cjs, SHA256SUMS\n`,
      );
    }
  });
});
