import { realpath } from 'node:fs/promises';
import { isSea } from 'node:sea';
import type { OwnProgram } from '../core/world.ts';

/** The file that is running: an executable, or the program that Node was given. Undefined for the sources. */
export async function ownProgram({
  argv,
  execPath,
  platform,
  arch,
}: Pick<NodeJS.Process, 'argv' | 'execPath' | 'platform' | 'arch'> = process): Promise<OwnProgram | undefined> {
  if (isSea()) return { path: execPath, name: `grt-${platform}-${arch}${platform === 'win32' ? '.exe' : ''}` };
  // npm calls it through a link.
  const path = await realpath(argv[1] ?? '.');
  return path.endsWith('.ts') ? undefined : { path, name: 'grt.cjs' };
}
