import type { ColumnMapping, KeptMapping } from '@grt/sdk/contract';
import type { MappingFile } from '@grt/sdk/feeds';
import { Option, type Command } from 'commander';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';
import { needsFlags } from '../../core/needed-input.ts';
import { parseYaml } from '../../core/yaml.ts';
import { sourceName } from '../../core/source-name.ts';
import { addMapFlag } from './map-flag.ts';

/** The flags that a mapping comes from. */
export interface MappingFlags {
  /** Not checked yet. */
  readonly map?: KeptMapping;
  readonly mapping?: string;
  /** The flag's original name. */
  readonly mappingFile?: string;
}

/** A mapping, and how to read the feed if the file says so. */
export interface GivenMapping {
  readonly mapping: ColumnMapping | undefined;
  readonly options: Partial<MappingFile['options']>;
}

/** Adds `--map` and `--mapping`. */
export function addMappingFlags(command: Command): Command {
  return command
    .option('--mapping <file>', 'column mapping as YAML or JSON (- for standard input)')
    .addOption(new Option('--mapping-file <file>').hideHelp())
    .option(
      '--map <column=field>',
      'map one column; repeatable, takes precedence over the file. Options: ,derive=… ,split=… ,as=… (grt help mappings)',
      addMapFlag,
    );
}

/** Declares that one of the flags for a mapping is needed. */
export function needsMapping(command: Command): Command {
  return needsFlags(command, ({ mapping, mappingFile, map }) => ({
    '--mapping or --map': mapping ?? mappingFile ?? map,
  }));
}

/** Reads the mapping given by the flags, if any.
 * @throws CommandError with exit code 8 and the invalid places in the file, or the columns whose mapping the server
 * would refuse for any file */
export async function readGivenMapping(context: Pick<Context, 'files'>, flags: MappingFlags): Promise<GivenMapping> {
  const { map, mappingFile, mapping: path = mappingFile } = flags;
  if (path === undefined) return { mapping: map && (await wellFormed(map)), options: {} };
  try {
    const { mapping, options } = await readMappingFile(context, path);
    return { mapping: await wellFormed({ ...onlyMapped(mapping), ...map }), options };
  } catch (error) {
    if (error instanceof CommandError && path !== '-') faultyMappings.set(error, path);
    throw error;
  }
}

const faultyMappings = new WeakMap<object, string>();

/** The path of the mapping file that an error is about, if it is about one. */
export function mappingAtFault(error: unknown): string | undefined {
  return error instanceof CommandError ? faultyMappings.get(error) : undefined;
}

async function wellFormed(mapping: KeptMapping): Promise<ColumnMapping> {
  const { mappingFormErrors } = await import('@grt/sdk/feeds');
  const fields = mappingFormErrors(mapping);
  if (Object.keys(fields).length === 0) return mapping as ColumnMapping;
  throw new CommandError('This mapping is not valid', { exitCode: exitCode.invalid, code: 'invalid_mapping', fields });
}

/** Reads a mapping file. @throws CommandError with exit code 8 and the invalid places in it */
export async function readMappingFile(context: Pick<Context, 'files'>, path: string): Promise<MappingFile> {
  const { parseMappingFile } = await import('@grt/sdk/feeds');
  const parsed = parseMappingFile(await parseYaml(await context.files.readText(path), path));
  if (parsed.ok) return parsed.file;
  throw new CommandError(`${sourceName(path)} is not a valid mapping file`, {
    exitCode: exitCode.invalid,
    code: 'invalid_mapping_file',
    fields: parsed.errors,
  });
}

/** Columns that are deliberately unmapped need not be sent. */
function onlyMapped(mapping: MappingFile['mapping']): ColumnMapping {
  // The two types differ in how they represent an omitted part.
  return Object.fromEntries(Object.entries(mapping).filter(([, target]) => target !== '')) as ColumnMapping;
}
