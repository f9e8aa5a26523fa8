import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minify, type Plugin } from 'vite';

/** Bytes of the client as a web app gets it: bundled for browsers, minified, and gzipped. */
export interface BundleSize {
  /** Everything that a page loads for `createGrt`, without the operation table. */
  readonly client: number;
  /** What the operation table adds. It grows with the contract. */
  readonly table: number;
  /** The multipart encoder, which only Node and in-process tests load. */
  readonly encoder: number;
}

/** Bundles `createGrt` twice, with the operation table and without, and measures. */
export async function bundleSize(): Promise<BundleSize> {
  const whole = await chunkSizes(false);
  const without = await chunkSizes(true);
  return { client: without.entry, table: whole.entry - without.entry, encoder: whole.lazy };
}

/** Bytes that checking one form costs a page: its fields and sentences, the formats that it needs, and the library.
 * @param rules - names of the functions of `@grt/sdk/rules` that the page checks besides. */
export async function formSize(operation: string, rules: readonly string[] = []): Promise<number> {
  const { entry } = await sizesOf('contract/form.ts', {
    name: 'form',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/form.ts') ? id : undefined),
    load: (id) =>
      id.endsWith('/form.ts')
        ? [
            `export { form } from './forms/${operation}.gen.ts';`,
            "export { checkForm } from './forms/check-form.ts';",
            `export { ${rules.join(', ')} } from './rules/index.ts';`,
          ].join('')
        : undefined,
  });
  return entry;
}

async function chunkSizes(withoutTable: boolean): Promise<{ entry: number; lazy: number }> {
  return sizesOf('client/client.ts', {
    name: 'without-table',
    enforce: 'pre',
    load: (id) => (withoutTable && id.endsWith('/operations.gen.ts') ? 'export const operationTable = {};' : undefined),
  });
}

/** Bundled as a library, so that none of the bundler's own code is counted. */
async function sizesOf(entry: string, plugin: Plugin): Promise<{ entry: number; lazy: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(`../src/${entry}`, import.meta.url)), formats: ['es'], fileName: 'bundle' },
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
