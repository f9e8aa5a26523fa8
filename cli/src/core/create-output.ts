import type { AskedFields } from './asked-fields.ts';
import { createPaint, wantsColor } from './colors.ts';
import { UsageError } from './command-error.ts';
import { isJson, type GlobalFlags } from './global-flags.ts';
import { jsonOutput } from './json-output.ts';
import type { JsonLook } from './json-text.ts';
import type { Output } from './output.ts';
import { pagedSink } from './paged-sink.ts';
import { textOutput } from './text-output.ts';
import type { World } from './world.ts';

/** Standard output in the format set by the flags.
 * @throws UsageError for incompatible flags or an invalid query */
export async function createOutput(
  world: Pick<World, 'stdout' | 'stderr' | 'env' | 'now' | 'openPager' | 'uninterrupted'>,
  flags: GlobalFlags,
  fields: AskedFields | undefined,
): Promise<Output> {
  const { stdout } = world;
  const { json, jq, format } = flags;
  const paged = pagedSink(world, flags.pager !== false);
  if (!isJson(flags)) {
    const asTable = format === undefined ? stdout.isTTY : format === 'table';
    return textOutput(stdout, paged, { ...world, asTable, jsonLook: () => jsonLook(world, 2) });
  }
  if (json !== undefined && (format === 'table' || format === 'tsv')) {
    throw new UsageError(`--json and --format ${format} cannot be used together`);
  }
  if (jq !== undefined && format !== undefined) throw new UsageError('--jq and --format cannot be used together');
  const look = await jsonLook(world, format === 'ndjson' ? undefined : 2);
  return jsonOutput(stdout, paged, {
    fields,
    jq: jq === undefined ? undefined : await (await import('./jq/jq.ts')).createJq(jq, world, look),
    isLines: format === 'ndjson',
    look,
  });
}

/** For programs, JSON is plain: a forced color would spoil it.
 * @param indent - for people */
async function jsonLook({ stdout, env }: Pick<World, 'stdout' | 'env'>, indent: number | undefined): Promise<JsonLook> {
  const paint = await createPaint(stdout.isTTY && wantsColor(env, true));
  return { indent: stdout.isTTY ? indent : undefined, paint };
}
