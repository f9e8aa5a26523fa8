import { apiTokenDays, ownScopes, scopesOfPreset, scopeValues, tokenPresets, type Scope } from '@grt/sdk/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { anyWholeNumber } from '../../core/list.ts';
import { needsFlags } from '../../core/needed-input.ts';
import { timeText } from '../../core/quantities.ts';

interface CreateFlags {
  readonly scope?: readonly Scope[];
  readonly preset?: string;
  readonly days?: number;
}

/** `grt tokens create` */
export function createCommand(context: Context): Command {
  const command = new Command('create')
    .description('create an API token for a pipeline; it is printed only once')
    .argument('<name>', 'what the token is for')
    .option('--scope <scope>', 'what the token may do, such as feeds:write; repeatable, or comma-separated', addScope)
    .addOption(
      new Option(
        '--preset <name>',
        `a common set of scopes: ${tokenPresets.map(({ name, label }) => `${name} (${label})`).join(', ')}`,
      ).choices(tokenPresets.map(({ name }) => name)),
    )
    .option('--days <count>', `days until it expires (default: ${String(apiTokenDays)})`, anyWholeNumber)
    .action((name: string, flags: CreateFlags) => createToken(context, name, flags));
  needsFlags(command, ({ preset, scope }) => ({
    [`--preset or --scope (${scopeValues.join(', ')})`]: preset ?? scope,
  }));
  return withExample(
    command,
    'grt tokens create "Nightly upload" --scope feeds:write,feeds:read,domains:read',
    'grt tokens create CI --preset ci-upload --days 30 --jq .token | your-secret-store put GRT_TOKEN',
  );
}

async function createToken(context: Context, name: string, { scope = [], preset, days }: CreateFlags): Promise<void> {
  const grt = await context.grt();
  const scopes = preset === undefined ? scope : [...new Set([...scope, ...(await presetScopes(context, preset))])];
  const created = await grt.tokens.create(
    { name, scopes: [...scopes], expires_in_days: days },
    { signal: context.signal },
  );
  await context.output.result(created, [{ name: 'Token', value: (row) => row.token }]);
  await context.note(
    `Save it now: it will not be shown again. It expires ${timeText(created.details.expires_at)}. Set it as GRT_TOKEN, or run: grt auth login --with-token`,
  );
}

/** @throws UsageError for a preset that the account may not use */
async function presetScopes(context: Context, name: string): Promise<readonly Scope[]> {
  const grt = await context.grt();
  const { role } = await grt.auth.me(undefined, { signal: context.signal });
  const preset = tokenPresets.find((one) => one.name === name);
  const scopes = preset && scopesOfPreset(preset, ownScopes(role));
  if (!scopes) throw new UsageError(`Your account cannot use the preset ${name}`);
  return scopes;
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
