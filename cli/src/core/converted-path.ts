import type { World } from './world.ts';

/** What to do about a path of the API that Git Bash took for one of files, and turned into `C:/Program Files/Git/domains`;
 * undefined if none of the words is one. */
export function convertedPathHint(argv: readonly string[], { env }: Pick<World, 'env'>): string | undefined {
  if (env['MSYSTEM'] === undefined) return undefined;
  const converted = argv.find((word) => convertedPath.test(word));
  if (converted === undefined) return undefined;
  const path = converted.replace(convertedPath, '');
  return `Git Bash turned a path into ${converted}: write it as //${path}, or set MSYS_NO_PATHCONV=1.`;
}

const convertedPath = /^[A-Za-z]:[/\\](?:[^/\\]+[/\\])*(?:Git|PortableGit|msys64)[/\\]/;
