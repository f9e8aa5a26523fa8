import { fieldsOf, optionalFields, textOf, type Fields } from '../src/contract/document/index.ts';
import { key, literal } from './print-operations.ts';
import { notice } from './print-schema.ts';

/** Where the messages of single schemas are, below sdk/src. */
export const messagesFolder = 'contract/messages/';

/** Prints the sentences of `x-messages`: field, failed keyword, text. A file for each schema, so that a page carries only
 * those of its own forms, and one for all of them. */
export function printMessages(document: Fields): readonly (readonly [path: string, text: string])[] {
  const texts = Object.entries(schemasOf(document)).flatMap(([name, schema]) => {
    const messages = fieldsOf(schema, name)['x-messages'];
    if (messages === undefined) return [];
    const fields = Object.entries(fieldsOf(messages, `${name}: x-messages`)).map(
      ([field, sentences]) => `  ${key(field)}: ${literal(checkedTexts(sentences, `${name}.${field}`))},\n`,
    );
    return [[name, `{\n${fields.join('')}}`] as const];
  });
  const constant = (name: string) => `messagesOf${name}`;
  const own = texts.map(
    ([name, text]) =>
      [`${messagesFolder}${name}.gen.ts`, `${notice}export const ${constant(name)} = ${text} as const;\n`] as const,
  );
  const all = `${notice}${texts.map(([name]) => `import { ${constant(name)} } from './messages/${name}.gen.ts';\n`).join('')}
/** The message for each failed field of a request: \`messages.Schema.field.keyword\`. */
export const messages = {
${texts.map(([name]) => `  ${key(name)}: ${constant(name)},\n`).join('')}} as const;

export { ${texts.map(([name]) => constant(name)).join(', ')} };
`;
  return [...own, ['contract/messages.gen.ts', all]];
}

/** Prints the values of every enum that has a name: \`FeedStatus\` becomes \`feedStatusValues\`. */
export function printEnums(document: Fields): string {
  const lines = Object.entries(schemasOf(document)).flatMap(([name, schema]) => {
    const values = fieldsOf(schema, name)['enum'];
    if (!Array.isArray(values)) return [];
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`;
    return [`/** The values of ${name}. */\nexport const ${constant} = ${literal(values)} as const;\n`];
  });
  return `${notice}${lines.join('')}`;
}

function schemasOf(document: Fields): Fields {
  const components = fieldsOf(document['components'], 'components');
  return optionalFields(components['schemas'], 'components.schemas');
}

function checkedTexts(texts: unknown, place: string): Fields {
  const fields = fieldsOf(texts, place);
  for (const [keyword, text] of Object.entries(fields)) textOf(text, `${place}.${keyword}`);
  return fields;
}
