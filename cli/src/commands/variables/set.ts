import type { PageVariableValue } from '@grt/sdk/contract';
import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Column } from '../../core/column.ts';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { keyOf, variableColumns, variableNamed, variableOf } from './variable-columns.ts';

interface SetFlags {
  readonly domain?: string;
  readonly unset?: true;
  readonly name?: string;
  readonly description?: string;
}

/** `grt variables set` */
export function setCommand(context: Context): Command {
  const command = new Command('set')
    .description('set the default value of a variable, or its value on one domain; a new key creates a variable')
    .argument('<key>', 'such as support_email')
    .argument('[value]', 'value to show in pages')
    .option('--domain <name-or-id>', 'only for this domain')
    .option('--unset', 'with --domain: remove its value so the default applies')
    .option('--name <text>', 'name shown in the editor')
    .option('--description <text>', 'what the token is for')
    .action((key: string, value: string | undefined, flags: SetFlags) => setVariable(context, key, value, flags));
  prints(command, { dataOf: 'variables.update', fields: ['domain_id', 'value'] });
  return withExample(
    command,
    'grt variables set support_email help@clips.example',
    'grt variables set support_email help@daily-clips.example --domain daily-clips.example',
    'grt variables set support_email --domain daily-clips.example --unset',
  );
}

async function setVariable(context: Context, key: string, value: string | undefined, flags: SetFlags): Promise<void> {
  if (flags.domain === undefined) {
    if (flags.unset === true)
      throw new UsageError("--unset removes a domain's value: specify the domain with --domain");
    await setDefault(context, key, value, flags);
    return;
  }
  if ((value === undefined) !== (flags.unset === true)) throw new UsageError('Specify a value, or use --unset');
  const variable = await variableNamed(context, key);
  const domain_id = await findDomain(context, { domain: flags.domain });
  const grt = await context.grt();
  const options = { signal: context.signal };
  await grt.variables.saveValues({ id: variable.id, values: [{ domain_id, value: value ?? null }] }, options);
  await context.output.result({ variable_key: variable.variable_key, domain_id, value: value ?? null }, [
    { name: 'Key', value: (row) => row.variable_key },
    { name: 'Domain', value: (row) => row.domain_id },
    { name: 'Value', value: (row) => row.value },
  ]);
}

async function setDefault(context: Context, key: string, value: string | undefined, flags: SetFlags): Promise<void> {
  const { name, description } = flags;
  const grt = await context.grt();
  const found = await variableOf(context, key);
  const given = { default_value: value, description };
  const variable =
    found === undefined
      ? await grt.variables.create(
          { variable_key: keyOf(key), variable_name: name ?? keyOf(key).replaceAll('_', ' '), ...given },
          { signal: context.signal },
        )
      : await grt.variables.update({ id: found.id, variable_name: name, ...given }, { signal: context.signal });
  await context.output.result(variable, variableColumns);
}

const valueColumns: readonly Column<PageVariableValue>[] = [
  { name: 'Domain', align: 'right', value: (row) => row.domain_id },
  { name: 'Name', value: (row) => row.domain_name },
  { name: 'Value', value: (row) => row.value },
];

/** `grt variables values` */
export function valuesCommand(context: Context): Command {
  const command = new Command('values')
    .description('list domains that override the default value')
    .argument('<key>', 'such as support_email')
    .option('--search <text>', 'match part of a domain name')
    .action((key: string, flags: { readonly search?: string }) => listValues(context, key, flags));
  return withExample(command, 'grt variables values support_email');
}

async function listValues(context: Context, key: string, { search }: { readonly search?: string }): Promise<void> {
  const { id } = await variableNamed(context, key);
  const grt = await context.grt();
  await context.output.list(grt.variables.showValues({ id, search }, { signal: context.signal }), valueColumns);
}
