// A check: references lead somewhere. Sections of the specification that comments name exist, and so do linked files, and the
// tests that the security page names.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { root, say } from './steps.mjs';
import { textFiles } from './tree.mjs';

/** Whitespace, including across lines of a comment. */
const gap = String.raw`\s+(?:(?:\*|//) +)?`;
/** A file of docs by its path from the root, and the sections named after it. */
const named = new RegExp(
  String.raw`(?<![\w/.-])docs/[\w/.-]*\w\.(?:md|txt)(?:${gap}§\d+(?:(?:,|,?${gap}and|${gap}to)${gap}§\d+)*)?`,
  'g',
);
/** A Markdown link to a file. */
const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
/** How the specification was referred to before it was in the repository. */
const shorthand =
  /(?<![\w/.-])(?:(?:[Pp]art [12],?|[Dd]ecisions,?|[Ss]pecification,?) (?:§ ?|sections? )|[Dd]ecisions )\d+/g;

/** What is wrong with the references of a file, as `{ line, problem }`.
 * @param tree - `exists` says whether a file or folder exists; `read` returns a file's text. Both expect paths from the
 * root.
 */
export function brokenReferences({ path, text }, { exists, read }) {
  const found = [];
  const add = (match, problem) => found.push({ line: text.slice(0, match.index).split('\n').length, problem });
  for (const match of text.matchAll(named)) {
    const [target] = /^[^\s]+/.exec(match[0]) ?? [''];
    if (!exists(target)) {
      add(match, `${target} does not exist`);
      continue;
    }
    for (const [, number] of match[0].matchAll(/§(\d+)/g)) {
      if (!read(target).includes(`\n## ${number}. `)) add(match, `${target} has no section ${number}`);
    }
  }
  if (path.endsWith('.md')) {
    for (const match of text.matchAll(link)) {
      const target = normalize(join(dirname(path), match[1] ?? ''));
      if (!exists(target)) add(match, `${target} does not exist`);
    }
  }
  for (const match of text.matchAll(shorthand)) {
    add(match, `"${match[0]}" does not name its file. Write docs/specification/<file>.md §<number>`);
  }
  return found;
}

const securityPage = 'docs/security.md';
const testFile = /\.(?:test|spec)\.(?:tsx?|mjs)$/;

/** What is wrong with the tables of the security page, as `{ line, problem }`: each row names tests, and they exist. A row of
 * what is not there (`Not offered`, `Not used`) need not.
 * @param tree - as for `brokenReferences` */
export function unshownRows(text, { exists }) {
  const found = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, name = '', what = '', shownBy = ''] = /^\| (.+) \| (.+) \| (.*)\|$/.exec(line) ?? [];
    if (name === '' || shownBy.trim() === 'Shown by') continue;
    const add = (problem) => found.push({ line: index + 1, problem });
    const tests = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
    if (tests.length === 0 && !what.startsWith('Not ')) add(`${name} names no test`);
    for (const path of tests) {
      if (!testFile.test(path)) add(`${name} names ${path}, which is no test`);
      else if (!exists(`mock-server/src/${path}`) && !exists(path)) add(`${name} names ${path}, which does not exist`);
    }
  }
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const tree = {
    exists: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  };
  let count = 0;
  for (const file of textFiles(root)) {
    const unshown = file.path === securityPage ? unshownRows(file.text, tree) : [];
    for (const { line, problem } of [...brokenReferences(file, tree), ...unshown]) {
      say(`${file.path}:${line}: ${problem}`);
      count += 1;
    }
  }
  process.exit(count === 0 ? 0 : 1);
}
