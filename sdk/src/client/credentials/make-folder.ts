// Accessed as a property of `node:fs`, so it loads on first use and startup is faster.
import { promises as fs } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder that only its owner can open, and those above it that are missing. Node's own `recursive` never ends, and takes
 * the process with it, where the system calls a folder missing although everything above it is there, as in /proc.
 * @throws the file system's error, in words where it says that what is there is missing */
export async function makeFolder(path: string): Promise<void> {
  const problem = await madeOrProblem(path);
  if (problem === undefined) return;
  if (problem.code !== 'ENOENT' || dirname(path) === path) throw problem;
  await makeFolder(dirname(path));
  const last = await madeOrProblem(path);
  if (last === undefined) return;
  if (last.code !== 'ENOENT') throw last;
  const message = `the system does not allow folders in ${dirname(path)}`;
  throw Object.assign(new Error(message, { cause: last }), { code: last.code, syscall: 'mkdir' });
}

/** What keeps a folder from being made; undefined if it is there now. */
async function madeOrProblem(path: string): Promise<NodeJS.ErrnoException | undefined> {
  try {
    await fs.mkdir(path, { mode: 0o700 });
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const problem: NodeJS.ErrnoException = error;
    return problem.code === 'EEXIST' ? undefined : problem;
  }
}
