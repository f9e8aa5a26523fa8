/** How messages call a file that was named on the command line, where `-` is standard input. */
export function sourceName(path: string): string {
  return path === '-' ? 'Standard input' : path;
}
