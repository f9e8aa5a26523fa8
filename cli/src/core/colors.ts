import type { World } from './world.ts';

/** The meaning of a text; only this file decides how it looks. */
export type Tone = 'good' | 'bad' | 'waiting' | 'dim' | 'strong';

/** Colors a text, or returns it unchanged when color is off. */
export type Paint = (tone: Tone | undefined, text: string) => string;

/**
 * Whether to color what goes to a stream. FORCE_COLOR and CLICOLOR_FORCE come first, since someone asked for it
 * explicitly;
 * NO_COLOR (https://no-color.org) and TERM=dumb come next; otherwise terminals get color and pipes do not.
 */
export function wantsColor(env: World['env'], isTTY: boolean): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  const forcedToo = env['CLICOLOR_FORCE'];
  if (forcedToo !== undefined && forcedToo !== '' && forcedToo !== '0') return true;
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return false;
  return isTTY && env['TERM'] !== 'dumb';
}

/** Creates the painter for one stream. The color library is loaded only if there is something to color. */
export async function createPaint(colored: boolean): Promise<Paint> {
  if (!colored) return (_tone, text) => text;
  const { Chalk } = await import('chalk');
  const chalk = new Chalk({ level: 1 });
  const painters: Readonly<Record<Tone, (text: string) => string>> = {
    good: chalk.green,
    bad: chalk.red,
    waiting: chalk.yellow,
    dim: chalk.dim,
    strong: chalk.bold,
  };
  return (tone, text) => (tone === undefined || text === '' ? text : painters[tone](text));
}
