import type { RejectionReasons, RejectionReasonsChanges } from '@grt/sdk/contract';
import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { groupOf } from '../../core/group.ts';
import { timeText } from '../../core/quantities.ts';
import { parseYaml, yamlText } from '../../core/yaml.ts';
import { sourceName } from '../../core/source-name.ts';

/** `grt settings reasons` */
export function reasonsCommand(context: Context): Command {
  return groupOf(
    context,
    [showCommand, saveCommand],
    'grt settings reasons show > reasons.yaml',
    'grt settings reasons save reasons.yaml',
  )
    .name('reasons')
    .description('view and replace the common reasons for rejecting applications, feeds, and domains');
}

function showCommand(context: Context): Command {
  const command = new Command('show')
    .description('print the common reasons as a file that can be edited and saved')
    .action(() => showReasons(context));
  return withExample(command, 'grt settings reasons show > reasons.yaml');
}

function saveCommand(context: Context): Command {
  const command = new Command('save')
    .description('replace the lists of common reasons with those in a file; if one is invalid, none are changed')
    .argument('<file>', 'YAML or JSON with registrations, feeds, or domains (- for standard input)')
    .action((path: string) => saveReasons(context, path));
  return withExample(command, 'grt settings reasons save reasons.yaml');
}

async function showReasons(context: Context): Promise<void> {
  const grt = await context.grt();
  await present(context, await grt.settings.showReasons(undefined, { signal: context.signal }));
}

async function saveReasons(context: Context, path: string): Promise<void> {
  const changes = await parseYaml(await context.files.readText(path), path);
  if (!isObject(changes)) throw new UsageError(`${sourceName(path)} has no lists of reasons`);
  const grt = await context.grt();
  // What a file says is checked by the form of the call, which names each fault.
  await present(context, await grt.settings.updateReasons(changes, { signal: context.signal }));
}

async function present(context: Context, reasons: RejectionReasons): Promise<void> {
  const { registrations, feeds, domains, updated_at, updated_by } = reasons;
  if (context.output.isJson) await context.output.record(reasons, []);
  else await context.output.raw(await yamlText({ registrations, feeds, domains }));
  if (updated_at !== null) await context.note(`Changed by ${updated_by ?? ''} ${timeText(updated_at)}`);
}

const isObject = (value: unknown): value is RejectionReasonsChanges =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
