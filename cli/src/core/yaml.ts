import { UsageError } from './command-error.ts';

/** Reads YAML, and JSON with it. @throws UsageError for anything else */
export async function parseYaml(text: string, path: string): Promise<unknown> {
  const { parse, YAMLParseError } = await import('yaml');
  try {
    return parse(text, { maxAliasCount: 20 });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new UsageError(`${path} is neither YAML nor JSON: ${error.message.split('\n')[0] ?? ''}`, { cause: error });
  }
}

/** Writes YAML that people go on with. */
export async function yamlText(content: unknown): Promise<string> {
  const { stringify } = await import('yaml');
  return stringify(content, { lineWidth: 0 });
}
