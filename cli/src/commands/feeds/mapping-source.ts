import type { ColumnMapping } from '@grt/sdk/contract';
import type { MappingFile } from '@grt/sdk/feeds';
import type { Command } from 'commander';
import { CommandError, UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';
import { addMapFlag } from './map-flag.ts';

/** The flags that a mapping comes from. */
export interface MappingFlags {
  readonly map?: ColumnMapping;
  readonly mappingFile?: string;
}

/** A mapping, and how the feed is to be read where a file says so. */
export interface GivenMapping {
  readonly mapping: ColumnMapping | undefined;
  readonly options: Partial<MappingFile['options']>;
}

/** Adds `--map` and `--mapping-file`. */
export function addMappingFlags(command: Command): Command {
  return command
    .option('--mapping-file <file>', 'column mapping as YAML or JSON, - for standard input')
    .option(
      '--map <column=field>',
      'map one column; may be repeated, and wins over the file. Behind it: ,derive=… ,split=… ,as=…',
      addMapFlag,
    );
}

/** Reads the mapping that the flags give, if they give one.
 * @throws CommandError with exit code 8 and the places in the file that are wrong */
export async function readGivenMapping(context: Pick<Context, 'files'>, flags: MappingFlags): Promise<GivenMapping> {
  const { map, mappingFile } = flags;
  if (mappingFile === undefined) return { mapping: map, options: {} };
  const { parseMappingFile } = await import('@grt/sdk/feeds');
  const parsed = parseMappingFile(await parseYaml(await context.files.readText(mappingFile), mappingFile));
  if (!parsed.ok) {
    throw new CommandError(`${mappingFile} is no mapping file that grt understands`, {
      exitCode: exitCode.invalid,
      code: 'invalid_mapping_file',
      fields: parsed.errors,
    });
  }
  const { mapping, options } = parsed.file;
  return { mapping: { ...onlyMapped(mapping), ...map }, options };
}

/** Columns that are left out on purpose need not be sent. */
function onlyMapped(mapping: MappingFile['mapping']): ColumnMapping {
  // The two types differ in how they say that a part is left out.
  return Object.fromEntries(Object.entries(mapping).filter(([, target]) => target !== '')) as ColumnMapping;
}

/** YAML holds JSON. @throws UsageError for anything else */
async function parseYaml(text: string, path: string): Promise<unknown> {
  const { parse, YAMLParseError } = await import('yaml');
  try {
    return parse(text, { maxAliasCount: 20 });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new UsageError(`${path} is neither YAML nor JSON: ${error.message.split('\n')[0] ?? ''}`, { cause: error });
  }
}
