import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { build, type Plugin } from 'vite';

/** Bundles the feed readers, with the XML parser that they use, into one script in which each function and each loop
 * counts its turns. The count is part of the source, so every engine comes to the same number, compiled or interpreted.
 * @param blockBytes - size of the blocks that the readers work with, in place of their own 64 KB: even a short text then
 * comes in several blocks, and work that grows with their number shows.
 * @returns an expression whose value is `{ feeds, steps }`: the exports of `feeds/index.ts`, and a function that returns
 * the number of turns so far. */
export async function countedSource(blockBytes: number): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [smallerBlocks(blockBytes)],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: {
        entry: fileURLToPath(new URL('../index.ts', import.meta.url)),
        formats: ['iife'],
        name: 'feeds',
        fileName: 'feeds',
      },
    },
  });
  const chunks = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const script = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  if (script === '') throw new Error('Nothing was bundled.');
  return `(() => {
    let counted$steps = 0;
    const counted$step = () => { counted$steps += 1; };
    const counted$spread = (spread) => {
      const entries = typeof spread?.next === 'function' ? [...spread] : spread;
      counted$steps += entries?.length ?? entries?.size ?? Object.keys(entries ?? {}).length;
      return entries;
    };
    ${withSteps(script)}
    return { feeds, steps: () => counted$steps };
  })()`;
}

function smallerBlocks(blockBytes: number): Plugin {
  return {
    name: 'smaller-blocks',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/byte-blocks.ts')) return undefined;
      const smaller = code.replace(/(?<=\bconst blockBytes = )[\d_]+(?=;)/, String(blockBytes));
      if (smaller === code) throw new Error('byte-blocks.ts no longer declares blockBytes as a number.');
      return smaller;
    },
  };
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** The script with a call at the start of each function and of each turn of a loop. Spreading a list is a loop, too. */
function withSteps(script: string): string {
  const file = ts.createSourceFile('feeds.js', script, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const insertions: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    const [before, after] = enclosure(node);
    if (before !== '') insertions.push({ at: node.getStart(file), text: before });
    if (ts.isBlock(node) && ts.isFunctionLike(node.parent)) {
      insertions.push({ at: node.getStart(file) + 1, text: ' counted$step(); ' });
    }
    ts.forEachChild(node, visit);
    if (after !== '') insertions.push({ at: node.end, text: after });
  };
  ts.forEachChild(file, visit);
  return inserted(script, insertions);
}

/** What comes before and after a node so that it is counted. */
function enclosure(node: ts.Node): readonly [string, string] {
  const { parent } = node;
  if (ts.isIterationStatement(parent, false) && parent.statement === node) return ['{ counted$step(); ', ' }'];
  if (ts.isArrowFunction(parent) && parent.body === node && !ts.isBlock(node)) return ['(counted$step(), ', ')'];
  const isSpread = (ts.isSpreadElement(parent) || ts.isSpreadAssignment(parent)) && parent.expression === node;
  return isSpread || isTakenApart(node) ? ['counted$spread(', ')'] : ['', ''];
}

/** Whether a variable takes the rest of a list: `const [first, ...rest] = list`. */
function isTakenApart(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isVariableDeclaration(parent) || parent.initializer !== node) return false;
  const last = ts.isArrayBindingPattern(parent.name) ? parent.name.elements.at(-1) : undefined;
  return last !== undefined && ts.isBindingElement(last) && last.dotDotDotToken !== undefined;
}

/** Insertions at the same place keep their order: the outermost node is the first to start and the last to end. */
function inserted(script: string, insertions: readonly Insertion[]): string {
  let done = '';
  let from = 0;
  for (const { at, text } of insertions.toSorted((one, other) => one.at - other.at)) {
    done += script.slice(from, at) + text;
    from = at;
  }
  return done + script.slice(from);
}
