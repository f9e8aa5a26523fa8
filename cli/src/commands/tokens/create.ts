import { apiTokenDays, scopeValues, type Scope } from '@grt/sdk/contract';
import { Command, InvalidArgumentError } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { anyWholeNumber } from '../../core/list.ts';
import { timeText } from '../../core/quantities.ts';

interface CreateFlags {
  readonly scope?: readonly Scope[];
  readonly days?: number;
}

/** `grt tokens create` */
export function createCommand(context: Context): Command {
  const command = new Command('create')
    .description('create an API token for a pipeline; it is printed only once')
    .argument('<name>', 'what the token is for')
    .option('--scope <scope>', 'what the token may do, such as feeds:write; repeatable, or comma-separated', addScope)
    .option('--days <count>', `days until it expires (default: ${String(apiTokenDays)})`, anyWholeNumber)
    .action((name: string, flags: CreateFlags) => createToken(context, name, flags));
  return withExample(
    command,
    'grt tokens create "Nightly upload" --scope feeds:write,feeds:read,domains:read',
    'grt tokens create CI --scope feeds:write --days 30 --jq .token | your-secret-store put GRT_TOKEN',
  );
}

async function createToken(context: Context, name: string, { scope = [], days }: CreateFlags): Promise<void> {
  if (scope.length === 0)
    throw new UsageError(`Specify at least one --scope. Available scopes: ${scopeValues.join(', ')}`);
  const grt = await context.grt();
  const created = await grt.tokens.create(
    { name, scopes: [...scope], expires_in_days: days },
    { signal: context.signal },
  );
  await context.output.result(created, [{ name: 'Token', value: (row) => row.token }]);
  await context.note(
    `Save it now: it will not be shown again. It expires ${timeText(created.details.expires_at)}. Set it as GRT_TOKEN, or run: grt auth login --with-token`,
  );
}

function addScope(typed: string, before: readonly Scope[] = []): readonly Scope[] {
  const named = typed.split(',').map((text) => {
    const scope = scopeValues.find((value) => value === text.trim());
    if (scope === undefined)
      throw new InvalidArgumentError(`Unknown scope "${text}". Available scopes: ${scopeValues.join(', ')}.`);
    return scope;
  });
  return [...new Set([...before, ...named])];
}
