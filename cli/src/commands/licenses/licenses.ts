import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { notices } from './notices.ts';

/** `grt licenses` */
export function licensesCommand(context: Context): Command {
  const command = new Command().action(() => context.output.raw(textOf(notices)));
  return withExample(command, 'grt licenses');
}

function textOf(text: string): string {
  if (text.startsWith('#')) return text;
  return 'This is grt from its sources. The packages it uses, each with its license, are in node_modules.\n';
}
