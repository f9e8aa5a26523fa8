import { chmodSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { brotliCompressSync, constants } from 'node:zlib';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { checkVersions } from '../scripts/bundled-versions.mjs';
import { noticesOf, packagesIn } from '../scripts/notices.mjs';
import { wholeBuild } from '../scripts/whole-build.mjs';
import type { World } from './src/core/world.ts';
import { pipeColumns, type PreparedAnswers } from './src/prepared-answers.ts';
import type { startProgram } from './src/start-program.ts';

const programName = 'grt.cjs';

/** What every start needs. */
const startPart = './at-start.cjs';

/** The folder of an installed package. */
function packageOf(name: string): string {
  return import.meta.resolve(`${name}/package.json`);
}

/** Library features that grt never uses: prompts that open an editor, whose legacy encoding tables are half of
 * inquirer, and subcommands as separate executables, for which commander loads a good deal of Node. */
function withoutUnused(): Plugin {
  const unused: Readonly<Record<string, string>> = {
    '\0no-editor': "export const editAsync = () => Promise.reject(new Error('grt does not open an editor'));",
    '\0no-child': "export const spawn = () => { throw new Error('grt does not start other programs'); };",
  };
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (source === '@inquirer/external-editor') return '\0no-editor';
      return source === 'node:child_process' && importer?.includes('/commander/') === true ? '\0no-child' : null;
    },
    load: (id) => unused[id] ?? null,
  };
}

/** jq, which is WebAssembly, as text: the program is one file. Compressed it is a quarter of its size, and it takes a hundredth of
 * a second to unpack, in commands with `--jq` only. */
function jqInside(): Plugin {
  return {
    name: 'jq-inside',
    load: (id) => {
      if (!id.endsWith('/src/core/jq/jq-bytes.ts')) return null;
      const bytes = readFileSync(createRequire(import.meta.url).resolve('jq-wasm/jq.wasm'));
      // The best quality, 11, makes it 40 kB smaller, and every build 3 seconds longer.
      const jq = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      return `import { brotliDecompressSync } from 'node:zlib';
export const jqBytes = async () => brotliDecompressSync(Buffer.from('${jq.toString('base64')}', 'base64'));`;
    },
  };
}

/** V8 reads plain ASCII in half the time. Outside of comments, which are gone, other characters only occur in strings
 * and regular expressions, where an escape means the same. */
function ascii(code: string): string {
  return code.replaceAll(/\P{ASCII}/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** Runs a part of the program when it is first needed. `codeOf` and `places` come before it. The file is CommonJS, but not if it
 * has a name like `grt` next to a package.json with `"type": "module"`: then Node has none of the three names of CommonJS. */
const loader = `
const loaded = new Map();
const own = typeof module === 'object' ? module : { exports: {} };
function builtin(name) {
  return typeof require === 'function' ? require(name) : process.getBuiltinModule(name);
}
function ownPath() {
  if (typeof __filename === 'string') return __filename;
  const [, url] = /(file:\\S+?):\\d+:\\d+/.exec(new Error().stack) ?? [];
  return url === undefined ? process.argv[1] : builtin('node:url').fileURLToPath(url);
}
function compiled(name) {
  const names = ['module', 'exports', 'require', '__filename'];
  return builtin('node:vm').compileFunction(codeOf(name), names, { filename: ownPath() + name.slice(1) });
}
let atStart;
function load(name) {
  if (name === './${programName}') return own.exports;
  if (!name.startsWith('./')) return builtin(name);
  if (loaded.has(name)) return loaded.get(name).exports;
  const run = Object.hasOwn(places, name) ? compiled(name) : (atStart ??= compiled('${startPart}')())[name];
  const part = { exports: {} };
  loaded.set(name, part);
  run(part, part.exports, load, ownPath() + name.slice(1));
  return part.exports;
}`;

/** While the program is built, its parts are at hand. */
function partsAtHand(parts: Readonly<Record<string, string>>): string {
  return `const places = ${JSON.stringify(parts)};\nconst codeOf = (name) => places[name];`;
}

/** Parts larger than this are compressed: only some commands need them, but every start reads them and passes over them. */
const largePartChars = 45_000;

/** A part as it is written, and whether it is compressed; what does not get much smaller (jq) is left as it is. */
function writtenPart([name, code]: readonly [name: string, code: string]) {
  const text = JSON.stringify(code);
  if (name === startPart || text.length <= largePartChars) return { name, text, isPacked: false };
  const packed = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).toString('base64');
  return packed.length < text.length / 2 ? { name, text: packed, isPacked: true } : { name, text, isPacked: false };
}

/** In the file, each part is a string in a comment at the end: V8 passes over a comment, but copies every string, which took
 * half as long as starting Node. `places` has each string's distance from the end of the file, its length in bytes, and
 * whether it is compressed. An executable has no such file, but the same bytes as an asset (scripts/binaries.mjs).
 * @returns the code that finds the parts, and the comments */
function partsInComments(parts: Readonly<Record<string, string>>): {
  readonly code: string;
  readonly comments: string;
} {
  const texts = Object.entries(parts).map(writtenPart);
  const comments = texts.map(({ text }) => `//${text}\n`).join('');
  const places: Record<string, readonly [number, number, boolean]> = {};
  let passed = 0;
  for (const { name, text, isPacked } of texts) {
    places[name] = [comments.length - passed - '//'.length, text.length, isPacked];
    passed += text.length + '//\n'.length;
  }
  const code = `const places = ${JSON.stringify(places)};
let bytes;
function codeOf(name) {
  bytes ??= ownPath() === process.execPath
    ? Buffer.from(builtin('node:sea').getRawAsset('${programName}'))
    : builtin('node:fs').readFileSync(ownPath());
  const [fromEnd, length, isPacked] = places[name];
  const text = bytes.latin1Slice(bytes.length - fromEnd, bytes.length - fromEnd + length);
  if (!isPacked) return JSON.parse(text);
  return builtin('node:zlib').brotliDecompressSync(Buffer.from(text, 'base64')).latin1Slice();
}`;
  return { code, comments };
}

/** What commands/licenses/notices.ts has in place of the licenses. */
const noticesPlace = /(["'`])%NOTICES%\1/;

/** The parts that every start needs, the program itself first. */
function startOf(bundle: Rolldown.OutputBundle): readonly [string, ...string[]] {
  const program = Object.keys(bundle).find((name) => name.startsWith('start-program-'));
  if (program === undefined) throw new Error('The program is missing from the bundle');
  const names = new Set([program]);
  for (const name of names) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const inner of file.imports) if (inner !== programName) names.add(inner);
  }
  names.delete(program);
  return [`./${program}`, ...[...names].map((name) => `./${name}`)];
}

/** Makes one of several parts: besides its size, each takes half a millisecond to compile. In parentheses, V8 compiles a function
 * at once instead of passing over it first. */
function joinParts(parts: Record<string, string>, names: readonly string[]): void {
  const members = names.map((name) => {
    const code = parts[name] ?? '';
    delete parts[name];
    return `${JSON.stringify(name)}: (function (module, exports, require, __filename) {${code}\n})`;
  });
  parts[startPart] = `return { ${members.join(',\n')} };`;
}

/** Puts the program and all its parts into one file. A plain bundle, in which V8 has to scan every function first,
 * takes 1.8 times as long as `node -e 0` to start; this takes 1.2 times. */
function singleFile(): Plugin {
  return {
    name: 'single-file',
    generateBundle: async function (_options, bundle) {
      const parts: Record<string, string> = {};
      const packages = packagesIn(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
      );
      this.emitFile({ type: 'asset', fileName: 'bundled.json', source: JSON.stringify(packages) });
      const [start, ...needed] = startOf(bundle);
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'chunk' || file.isEntry) continue;
        parts[`./${name}`] = ascii(file.code.replace(noticesPlace, () => JSON.stringify(noticesOf(packages))));
        delete bundle[name];
      }
      if (!Object.values(parts).some((code) => code.includes('# Licenses of')))
        throw new Error('The licenses have no place in the program: see commands/licenses/notices.ts');
      joinParts(parts, [start, ...needed]);
      const program = bundle[programName];
      if (program?.type !== 'chunk') throw new Error(`${programName} is missing from the bundle`);
      // It uses nothing of the bundler's helpers, and to load them a prepared answer would read the whole file again.
      const entry = ascii(program.code.replace(/^require\("\.\/rolldown-runtime-[\w-]+\.cjs"\);/, ''));
      if (entry.startsWith('require('))
        throw new Error('The program loads a part before it looks for a prepared answer');
      const answers = ascii(JSON.stringify(await preparedAnswers(partsAtHand(parts) + loader, start)));
      const { code, comments } = partsInComments(parts);
      program.code = [
        '#!/usr/bin/env node',
        `const preparedAnswers = ${answers};`,
        code + loader,
        `(function (require, exports) {${entry}\n})(load, own.exports);\n${comments}`,
      ].join('\n');
    },
    writeBundle: ({ dir = '.' }) => chmodSync(`${dir}/${programName}`, 0o755),
  };
}

/**
 * Widths that the help is laid out for: a typical terminal, a pipe, and one at which no line
 * wraps.
 */
const helpColumns = [80, pipeColumns, 160];

type LoaderMaker = (
  module: object,
  require: NodeJS.Require,
  filename: string,
) => (name: string) => { startProgram: typeof startProgram };

/** A world for commands that do not use it. */
const silentWorld: Omit<World, 'stdout' | 'stderr'> = {
  env: {},
  stdin: { isTTY: false, stream: process.stdin },
  homeDir: '/',
  workDir: '/',
  now: () => 0,
  sleep: async () => undefined,
  signal: new AbortController().signal,
};

/** Captures the fixed output of the program that was just built. */
async function preparedAnswers(start: string, program: string): Promise<PreparedAnswers> {
  const load = compileFunction(`${start}\nreturn load;`, ['module', 'require', '__filename']) as LoaderMaker;
  const { startProgram } = load({ exports: {} }, createRequire(import.meta.url), programName)(program);
  const said = async (word: string, columns: number): Promise<string> => {
    let text = '';
    const write = async (chunk: string | Uint8Array): Promise<void> => void (text += String(chunk));
    const sink = { isTTY: true, columns, write, stream: process.stdout };
    const code = await startProgram([word], { ...silentWorld, stdout: sink, stderr: sink });
    if (code !== 0 || text === '') throw new Error(`grt ${word} exited with ${String(code)}: ${text}`);
    return text;
  };
  const help = await Promise.all(
    helpColumns.map(async (columns) => ({ columns, text: await said('--help', columns) })),
  );
  if (help.at(-1)?.text !== (await said('--help', 1000)))
    throw new Error('The help has lines longer than helpColumns: widen it');
  return { version: await said('--version', pipeColumns), help };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [withoutUnused(), jqInside(), checkVersions(), singleFile(), wholeBuild()],
  // Node has fetch, so this uses the non-Node build of ofetch, without a second fetch and half of `node:http`.
  resolve: {
    alias: [{ find: /^ofetch$/, replacement: fileURLToPath(new URL('dist/index.mjs', packageOf('ofetch'))) }],
  },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { format: 'cjs', entryFileNames: programName, chunkFileNames: '[name]-[hash].cjs' } },
  },
});
