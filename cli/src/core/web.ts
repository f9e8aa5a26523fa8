import type { Command } from 'commander';
import type { Context } from './context.ts';
import { webAddress } from './screen-address.ts';

/** The flag of commands that have a matching screen. */
export interface WebFlag {
  readonly web?: true;
}

/** Adds `-w, --web`. */
export function addWeb(command: Command): Command {
  return command.option('-w, --web', 'open in the browser instead');
}

/** Opens a screen of the web app, which is on the server's origin unless GRT_WEB_URL is set, and prints its
 * address. @param path - path of the screen from the root */
export async function openScreen(
  context: Pick<Context, 'accounts' | 'openBrowser' | 'output' | 'webUrl'>,
  path: string,
): Promise<void> {
  const url = `${await webAddress(context)}${path}`;
  await context.openBrowser(url);
  await context.output.result({ url }, [{ name: 'Address', value: (row) => row.url }]);
}
