// A check: references lead somewhere. Sections of the specification that comments name exist, and so do linked files.
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const tree = {
    exists: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  };
  let count = 0;
  for (const file of textFiles(root)) {
    for (const { line, problem } of brokenReferences(file, tree)) {
      say(`${file.path}:${line}: ${problem}`);
      count += 1;
    }
  }
  process.exit(count === 0 ? 0 : 1);
}
