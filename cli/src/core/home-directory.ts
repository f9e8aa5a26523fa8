import { homedir } from 'node:os';

/** The user's home directory. In a container, the user may be one that the system does not know; as in a shell, its home
 * is the root then. */
export function homeDirectory(ask: () => string = homedir): string {
  try {
    return ask();
  } catch {
    return '/';
  }
}
