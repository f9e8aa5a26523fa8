/** A program with its arguments. */
export type CommandLine = readonly [program: string, ...args: string[]];

/** How to open an address in the browser: with the words of BROWSER, of which `%s` is the address, otherwise with the
 * system's opener. On Windows, not with `cmd /c start`, which would end the address at `&`. */
export function openerOf(
  url: string,
  { env, platform }: { env: Readonly<Record<string, string | undefined>>; platform: NodeJS.Platform },
): CommandLine {
  const [program, ...args] = wordsOf(env['BROWSER'] ?? '');
  if (program !== undefined) {
    const hasPlace = args.some((word) => word.includes('%s'));
    return hasPlace ? [program, ...args.map((word) => word.replaceAll('%s', () => url))] : [program, ...args, url];
  }
  if (platform === 'darwin') return ['open', url];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  return ['xdg-open', url];
}

/** The words of a command, separated by spaces except within quotes. */
function wordsOf(command: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}
