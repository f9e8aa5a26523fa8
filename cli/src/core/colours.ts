import type { World } from './world.ts';

/** What a text is about; how that looks is decided here alone. */
export type Tone = 'good' | 'bad' | 'waiting' | 'dim' | 'strong';

/** Paints a text, or leaves it as it is where colour is off. */
export type Paint = (tone: Tone | undefined, text: string) => string;

/**
 * Whether to colour what goes to a stream. FORCE_COLOR and CLICOLOR_FORCE come first, since somebody asked for it by name;
 * NO_COLOR (https://no-color.org) and TERM=dumb come next; otherwise a terminal is coloured and a pipe is not.
 */
export function wantsColour(env: World['env'], isTTY: boolean): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  const forcedToo = env['CLICOLOR_FORCE'];
  if (forcedToo !== undefined && forcedToo !== '' && forcedToo !== '0') return true;
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return false;
  return isTTY && env['TERM'] !== 'dumb';
}

/** Gives the painter for one stream. The colour library is read only where there is something to colour. */
export async function createPaint(coloured: boolean): Promise<Paint> {
  if (!coloured) return (_tone, text) => text;
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
