import { UsageError } from './command-error.ts';

/** Parses YAML, including JSON. @throws UsageError for anything else */
export async function parseYaml(text: string, path: string): Promise<unknown> {
  const { parse, YAMLParseError } = await import('yaml');
  try {
    return parse(text, { maxAliasCount: 20 });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new UsageError(`${path} is neither YAML nor JSON: ${error.message.split('\n')[0] ?? ''}`, { cause: error });
  }
}

/** Writes YAML for people to edit. */
export async function yamlText(content: unknown): Promise<string> {
  const { stringify } = await import('yaml');
  return stringify(content, { lineWidth: 0 });
}
