// A check: every regular expression in the product runs in linear time on any text. Text comes from feeds, forms,
// files, and servers, and one slow pattern is enough to block a server.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { root, say } from './steps.mjs';
import { textFiles } from './tree.mjs';

/** Product source; tests and build scripts only read what is in the repository itself. */
const product = /^(?:sdk|cli|web|mock-server)\/src\/.*\.tsx?$/;
const tests = /\.test\.tsx?$|\/testing\//;

/** Files that build a pattern at run time, each with the reason why it is linear or harms no one else. */
const composed = new Map([
  ['cli/src/core/csv.ts', 'one of four separators; sticky, and a text that does not match ends the reading'],
  ['cli/src/commands/api/find-operation.ts', 'a path of the contract, its parameters as [^/]+'],
  ['sdk/src/contract/rules/password.ts', 'a number of any characters'],
]);

/** The regular expressions in a TypeScript file: `{ line, source, flags }`; without a source if built at run time. */
export function patternsIn(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      const isPlain =
        source !== undefined && ts.isStringLiteralLike(source) && (!flags || ts.isStringLiteralLike(flags));
      found.push({ line, ...(isPlain ? { source: source.text, flags: flags?.text ?? '' } : {}) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The patterns of fields in the contract. */
export function patternsInContract(text) {
  return text.split('\n').flatMap((line, index) => {
    const [, quoted, plain] = /\bpattern: (?:'([^']+)'|(\S.*?)(?: }.*)?$)/.exec(line) ?? [];
    const source = quoted ?? plain;
    return source === undefined ? [] : [{ line: index + 1, source, flags: 'u' }];
  });
}

/** The patterns that were found linear before, and the version of recheck that found it, which takes half a minute for all of
 * them. `tsx scripts/patterns.mjs --write` writes it anew, and `npm run test:full` believes none of it. */
const earlier = join(root, 'scripts', 'linear-patterns.json');
const { version } = createRequire(import.meta.url)('recheck/package.json');

const verdicts = new Map();

/** Counted in steps and not in time, so that a busy machine comes to the same verdict. */
const limits = { timeout: 300_000, attackTimeout: null, incubationTimeout: null, mutationTimeout: null };

/** Why a pattern is refused; undefined if it is linear. */
export function faultOf({ source, flags }) {
  const key = keyOf({ source, flags });
  if (!verdicts.has(key)) {
    const { status, complexity, error } = checkSync(source, flags, limits);
    const reason = complexity?.summary ?? error?.kind ?? status;
    verdicts.set(key, status === 'safe' ? undefined : `${key} is not linear, or cannot be judged: ${reason}`);
  }
  return verdicts.get(key);
}

const keyOf = ({ source, flags }) => `/${source}/${flags}`;

/** What is wrong with the patterns in a file, as `{ line, problem }`. */
export function slowPatterns({ path, text }) {
  if (path === 'openapi.yaml') return judged(patternsInContract(text));
  return product.test(path) && !tests.test(path) ? judged(patternsIn(path, text), composed.has(path)) : [];
}

function judged(patterns, mayCompose = false) {
  return patterns.flatMap(({ line, source, flags }) => {
    if (source !== undefined) {
      const problem = faultOf({ source, flags });
      return problem === undefined ? [] : [{ line, problem }];
    }
    return mayCompose
      ? []
      : [{ line, problem: 'A pattern that is put together cannot be judged; write it as a literal' }];
  });
}

/** Believes what was found before. */
function readEarlier() {
  const found = JSON.parse(readFileSync(earlier, 'utf8'));
  if (found.recheck === version) for (const key of found.linear) verdicts.set(key, undefined);
}

function writeEarlier() {
  const linear = [...verdicts].filter(([, problem]) => problem === undefined).map(([key]) => key);
  writeFileSync(
    earlier,
    `${JSON.stringify({ recheck: version, linear: linear.toSorted((a, b) => (a < b ? -1 : 1)) }, null, 2)}\n`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const writes = process.argv.includes('--write');
  if (!writes && process.env.GRT_TEST_TIER !== 'full') readEarlier();
  let count = 0;
  for (const file of textFiles(root)) {
    for (const { line, problem } of slowPatterns(file)) {
      say(`${file.path}:${line}: ${problem}`);
      count += 1;
    }
  }
  if (writes) writeEarlier();
  process.exit(count === 0 ? 0 : 1);
}
