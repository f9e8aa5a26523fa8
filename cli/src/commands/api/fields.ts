import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { sourceName } from '../../core/source-name.ts';

/** Where the fields of a call come from. */
export interface FieldFlags {
  readonly field?: readonly string[];
  readonly rawField?: readonly string[];
  readonly input?: string;
}

/** The fields given by the flags. @throws UsageError for input that cannot be parsed */
export async function readFields(
  context: Pick<Context, 'files'>,
  { field = [], rawField = [], input }: FieldFlags,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> =
    input === undefined ? {} : readInput(await context.files.readText(input), input);
  for (const word of field) {
    const [name, value] = parted(word);
    place(fields, name, value.startsWith('@') ? await openFile(context, value.slice(1)) : valueOf(name, value));
  }
  for (const word of rawField) {
    const [name, value] = parted(word);
    place(fields, name, value);
  }
  return fields;
}

/** Puts a value where its name says, as `gh api` does: `name[]` adds to a list, `name[key]` to an object. */
function place(fields: Record<string, unknown>, name: string, value: unknown): void {
  const [, outer = name, key, rest = ''] = /^([^[\]]+)\[([^[\]]*)\](.*)$/.exec(name) ?? [];
  const inner = Object.hasOwn(fields, outer) ? fields[outer] : undefined;
  if (key === undefined) fields[outer] = value;
  else if (key === '') fields[outer] = [...(Array.isArray(inner) ? (inner as unknown[]) : []), value];
  else {
    const entries: Record<string, unknown> = typeof inner === 'object' ? { ...inner } : {};
    place(entries, `${key}${rest}`, value);
    fields[outer] = entries;
  }
}

function parted(word: string): readonly [string, string] {
  const at = word.indexOf('=');
  if (at < 1) throw new UsageError(`"${word}" is not a field: use name=value`);
  return [word.slice(0, at), word.slice(at + 1)];
}

async function openFile(context: Pick<Context, 'files'>, path: string): Promise<unknown> {
  const found = await context.files.existing(path);
  const { fileFromPath } = await import('@grt/sdk/node');
  return fileFromPath(found);
}

function valueOf(name: string, typed: string): unknown {
  if (!/^(true|false|null|-?\d+(\.\d+)?|[[{].*[\]}])$/s.test(typed)) return typed;
  try {
    return JSON.parse(typed);
  } catch (error) {
    throw new UsageError(`${name}: "${typed}" is not valid JSON. To send it as text: -f ${name}=…`, { cause: error });
  }
}

function readInput(text: string, path: string): Record<string, unknown> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${sourceName(path)} is not valid JSON`, { cause: error });
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new UsageError(`${sourceName(path)} does not contain a JSON object`);
  }
  return { ...content };
}
