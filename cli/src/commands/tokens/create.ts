import { scopeValues, type Scope } from '@grt/sdk/contract';
import { Command, InvalidArgumentError } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { wholeNumber } from '../../core/list.ts';
import { timeText } from '../../core/quantities.ts';

interface CreateFlags {
  readonly scope?: readonly Scope[];
  readonly days?: number;
}

/** `grt tokens create` */
export function createCommand(context: Context): Command {
  const command = new Command('create')
    .description('create an API token for a pipeline; it is printed this once')
    .argument('<name>', 'what it is for')
    .option('--scope <scope>', 'what it may do, such as feeds:write; may be repeated, or separated by commas', addScope)
    .option('--days <count>', 'how long it lasts; 90 by default', wholeNumber)
    .action((name: string, flags: CreateFlags) => createToken(context, name, flags));
  return withExample(
    command,
    'grt tokens create "Nightly upload" --scope feeds:write,feeds:read,domains:read',
    'grt tokens create CI --scope feeds:write --days 30 --jq .token | your-secret-store put GRT_TOKEN',
  );
}

async function createToken(context: Context, name: string, { scope = [], days }: CreateFlags): Promise<void> {
  if (scope.length === 0) throw new UsageError(`Name at least one --scope. There are: ${scopeValues.join(', ')}`);
  const grt = await context.grt();
  const created = await grt.tokens.create({ name, scopes: [...scope], expires_in_days: days }, context.once());
  await context.output.result(created, [{ name: 'Token', value: (row) => row.token }]);
  await context.note(
    `Keep it now: it is not shown again. It lasts until ${timeText(created.details.expires_at)}. Use it as GRT_TOKEN, or: grt auth login --with-token`,
  );
}

function addScope(typed: string, before: readonly Scope[] = []): readonly Scope[] {
  const named = typed.split(',').map((text) => {
    const scope = scopeValues.find((value) => value === text.trim());
    if (scope === undefined)
      throw new InvalidArgumentError(`There is no scope "${text}". There are: ${scopeValues.join(', ')}.`);
    return scope;
  });
  return [...new Set([...before, ...named])];
}
