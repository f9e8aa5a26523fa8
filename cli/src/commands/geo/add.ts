import { Command } from 'commander';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { geoColumns } from './geo-columns.ts';

interface AddFlags {
  readonly name?: string;
  readonly reason?: string;
}

/** `grt geo add` */
export function addCommand(context: Context): Command {
  const command = new Command('add')
    .alias('create')
    .description('add a rule that blocks a country (ISO 3166-1) or a state (ISO 3166-2)')
    .argument('<code>', 'place code, such as FR or US-TX')
    .option('--name <text>', 'place name (default: looked up by code)')
    .option('-r, --reason <text>', 'why clicks from there are blocked')
    .action((code: string, flags: AddFlags) => addRule(context, code, flags));
  return withExample(command, 'grt geo add US-UT --reason "Age verification law"', 'grt geo add IT');
}

async function addRule(context: Context, typed: string, { name, reason }: AddFlags): Promise<void> {
  const code = typed.toUpperCase();
  const type = code.includes('-') ? 'state' : 'country';
  const grt = await context.grt();
  const form = { type, code, name: name ?? (await placeName(code)), block_reason: reason } as const;
  await context.output.result(await grt.geo.create(form, { signal: context.signal }), geoColumns);
}

/** @throws CommandError with exit code 8 for an unknown place code */
async function placeName(code: string): Promise<string> {
  const { geoName } = await import('@grt/sdk/contract');
  const found = geoName(code);
  if (found !== undefined) return found;
  throw new CommandError(`Unknown place ${code}. Specify its --name`, {
    exitCode: exitCode.invalid,
    code: 'unknown_place',
  });
}
