// A check: the repository stands on its own. Nothing in it points to a file outside of it, or to a path on one machine.
import { dirname, join, normalize } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { root, say } from './steps.mjs';
import { textFiles } from './tree.mjs';

/** Relative paths: in quotes, in a Markdown link, after `file:` and `link:`, or as a word in a script. */
const relativePath = /(?<=['"`(\s=]|file:|link:)\.\.?\/[\w./@*~-]*/g;
/** A step up from the root of the checkout, as the scripts name it. */
const aboveRoot = /\broot\s*,[^)\n]*['"`]\.\.(?:\/|['"`])/g;
/** Home folders, and mounts that only one machine has. */
const machinePath =
  /(?<![\w.:/~-])(?:\/(?:home|Users|root|work|workspace|mnt|private|var\/folders)\/[\w.-]+|[A-Z]:\\+(?:Users|work)\b)/g;

/** The paths in a file's text that lead out of the repository, as `{ line, path }`. */
export function outsidePaths({ path, text }) {
  const found = [];
  const add = (match) => found.push({ line: text.slice(0, match.index).split('\n').length, path: match[0] });
  for (const match of text.matchAll(relativePath)) {
    if (normalize(join(dirname(path), match[0])).startsWith('..')) add(match);
  }
  for (const match of text.matchAll(aboveRoot)) add(match);
  for (const match of text.matchAll(machinePath)) add(match);
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  let count = 0;
  for (const file of textFiles(root)) {
    for (const { line, path } of outsidePaths(file)) {
      say(`${file.path}:${line}: ${path} is outside of the repository. Bring what is needed in.`);
      count += 1;
    }
  }
  process.exit(count === 0 ? 0 : 1);
}
