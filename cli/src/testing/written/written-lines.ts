import type { Command } from 'commander';
import { examplesOf } from '../../core/example.ts';

/** Lines that are run one after another, and where they are written. */
export interface Written {
  readonly where: string;
  readonly lines: readonly string[];
}

/** Each command whose help has examples, with these. */
export function writtenInHelp(command: Command, path = 'grt'): readonly Written[] {
  const lines = examplesOf(command);
  const own = lines.length === 0 ? [] : [{ where: `${path} --help`, lines }];
  return [...own, ...command.commands.flatMap((child) => writtenInHelp(child, `${path} ${child.name()}`))];
}

/** The blocks of a page that are for a shell, without comments, and with lines that continue on the next one joined.
 * @param name - path of the page */
export function writtenOnPage(name: string, page: string): readonly Written[] {
  const blocks = [...page.matchAll(/^```(.*?)\n(.*?)^```$/gms)].map(([, language, text = '']) => {
    const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
    if (language === 'sh') return lines;
    return language === '' ? lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2)) : [];
  });
  return blocks.flatMap((block, at) => {
    const lines = block.map((line) => line.replace(/(?:^|\s+)#.*$/, '')).filter((line) => line !== '');
    return lines.length === 0 ? [] : [{ where: `${name}, block ${String(at + 1)}`, lines }];
  });
}
