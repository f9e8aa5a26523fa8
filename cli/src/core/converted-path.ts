// Accessed as a property of `node:fs`, so it loads on first use and startup is faster.
import * as fs from 'node:fs';
import type { World } from './world.ts';

/** What to do about a word that begins with a slash, such as a path of the API or the text of a note, which Git Bash took for a
 * path of files, and turned into `C:/Program Files/Git/domains`; undefined if none of the words is one.
 * @param isDone - the command did what it was told: then only what is no file can be meant otherwise */
export function convertedPathHint(
  argv: readonly string[],
  { env }: Pick<World, 'env'>,
  isDone: boolean,
): string | undefined {
  if (env['MSYSTEM'] === undefined) return undefined;
  for (const word of argv) {
    const { path, rest } = convertedPath.exec(word)?.groups ?? {};
    if (path === undefined || (isDone && fs.existsSync(path))) continue;
    return `Git Bash turned a path into ${path}: write it as //${rest ?? ''}, or set MSYS_NO_PATHCONV=1.`;
  }
  return undefined;
}

/** Also behind the name of a flag or a field: `--text=/…`, `path=/…`. */
const convertedPath =
  /^(?:[\w-]+=)?(?<path>[A-Za-z]:[/\\](?:[^/\\]+[/\\])*?(?:Git|PortableGit|msys64)[/\\](?<rest>.*))$/s;
