import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';

/** Where the fields of a call come from. */
export interface FieldFlags {
  readonly field?: readonly string[];
  readonly rawField?: readonly string[];
  readonly body?: string;
}

/** The fields given by the flags. @throws UsageError for input that cannot be parsed */
export async function readFields(
  context: Pick<Context, 'files'>,
  { field = [], rawField = [], body }: FieldFlags,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = body === undefined ? {} : readBody(await context.files.readText(body), body);
  for (const word of field) {
    const [name, value] = parted(word);
    fields[name] = value.startsWith('@') ? await openFile(context, value.slice(1)) : valueOf(name, value);
  }
  for (const word of rawField) {
    const [name, value] = parted(word);
    fields[name] = value;
  }
  return fields;
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

function readBody(text: string, path: string): Record<string, unknown> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is not valid JSON`, { cause: error });
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new UsageError(`${path} does not contain a JSON object`);
  }
  return { ...content };
}
