import type { Command } from 'commander';
import { examplesOf } from '../../core/example.ts';

/** Lines that are run one after another, and where they are written. */
export interface Written {
  readonly where: string;
  readonly lines: readonly string[];
  /** The lines that some of them print, if the page shows them. */
  readonly shown?: ReadonlyMap<string, readonly string[]>;
}

/** Each command whose help has examples, with these. */
export function writtenInHelp(command: Command, path = 'grt'): readonly Written[] {
  const lines = examplesOf(command);
  const own = lines.length === 0 ? [] : [{ where: `${path} --help`, lines }];
  return [...own, ...command.commands.flatMap((child) => writtenInHelp(child, `${path} ${child.name()}`))];
}

/** The blocks of a page that are for a shell, without comments, and with lines that continue on the next one joined. In a
 * block without a language, each line follows a prompt, and what it prints may follow it.
 * @param name - path of the page */
export function writtenOnPage(name: string, page: string): readonly Written[] {
  return [...page.matchAll(/^```(.*?)\n(.*?)^```$/gms)].flatMap(([, language, text = ''], at) => {
    if (language !== 'sh' && language !== '') return [];
    const block = text.replaceAll(/\\\n\s*/g, '').split('\n');
    const where = `${name}, block ${String(at + 1)}`;
    const written = language === 'sh' ? { where, lines: block.map(uncommented) } : { where, ...session(block) };
    const lines = written.lines.filter((line) => line !== '');
    return lines.length === 0 ? [] : [{ ...written, lines }];
  });
}

function session(block: readonly string[]): Omit<Written, 'where'> {
  const lines: string[] = [];
  const shown = new Map<string, readonly string[]>();
  for (const line of block) {
    const last = lines.at(-1);
    if (line.startsWith('$ ')) lines.push(uncommented(line.slice(2)));
    else if (line !== '' && last !== undefined) shown.set(last, [...(shown.get(last) ?? []), line]);
  }
  return { lines, shown };
}

function uncommented(line: string): string {
  return line.replace(/(?:^|\s+)#.*$/, '');
}
