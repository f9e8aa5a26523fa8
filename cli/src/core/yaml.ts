import { UsageError } from './command-error.ts';
import { sourceName } from './source-name.ts';

/** Parses YAML, including JSON. @throws UsageError for anything else */
export async function parseYaml(text: string, path: string): Promise<unknown> {
  const { parse, YAMLParseError } = await import('yaml');
  try {
    return parse(text, { maxAliasCount: 20 });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new UsageError(`${sourceName(path)} is neither YAML nor JSON: ${error.message.split('\n')[0] ?? ''}`, {
      cause: error,
    });
  }
}

/** Writes YAML for people to edit. U+FFFD, as in the name of a feed's column, is escaped: a file with the character itself
 * is refused as damaged when it is read. */
export async function yamlText(content: unknown): Promise<string> {
  const { Document, visit } = await import('yaml');
  const document = new Document(content);
  visit(document, {
    Scalar: (_key, scalar) => {
      if (typeof scalar.value === 'string' && scalar.value.includes('\uFFFD')) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 0 }).replaceAll('\uFFFD', String.raw`\uFFFD`);
}
