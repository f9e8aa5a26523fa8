import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minify } from 'vite';

/** Bytes of the client as a web app gets it: bundled for browsers, minified and gzipped. */
export interface BundleSize {
  /** Everything that a page loads for `createGrt`, without the operation table. */
  readonly client: number;
  /** What the operation table adds. It grows with the contract. */
  readonly table: number;
  /** The multipart encoder, which only Node and tests in process load. */
  readonly encoder: number;
}

/** Bundles `createGrt` twice, with the operation table and without, and measures. */
export async function bundleSize(): Promise<BundleSize> {
  const whole = await chunkSizes(false);
  const without = await chunkSizes(true);
  return { client: without.entry, table: whole.entry - without.entry, encoder: whole.lazy };
}

/** Bundled as a library, so that nothing of the bundler's own is counted. */
async function chunkSizes(withoutTable: boolean): Promise<{ entry: number; lazy: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'without-table',
        enforce: 'pre',
        load: (id) =>
          withoutTable && id.endsWith('/operations.gen.ts') ? 'export const operationTable = {};' : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('../src/client.ts', import.meta.url)), formats: ['es'], fileName: 'client' },
    },
  });
  const sizes = { entry: 0, lazy: 0 };
  for (const bundle of [built].flat()) {
    if (!('output' in bundle)) throw new Error('Nothing was bundled.');
    for (const chunk of bundle.output) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.fileName, chunk.code);
      sizes[chunk.isDynamicEntry ? 'lazy' : 'entry'] += gzipSync(code, { level: 9 }).length;
    }
  }
  return sizes;
}
