import type { Fields } from './fields.ts';

/** What a text needs that may not be blank: a character that is still there once white space is trimmed. */
export const notBlankPattern = '[^\\s\\u0000-\\u001f\\u007f-\\u009f]';

/** Conditions between fields, which our own forms check by rules with sentences of their own. */
const conditions = ['if', 'then', 'else', 'not'] as const;

/** A schema without what the bundle or a source adds for other people's tools only, because we check it by our own
 * means: patterns that repeat a format or `x-text`, and conditions that repeat a form's rule. */
export function withoutRepeatedRules(schema: Fields): Fields {
  const { pattern, ...rest } = schema;
  const repeats = schema['format'] !== undefined || pattern === notBlankPattern;
  const kept: Record<string, unknown> = repeats || pattern === undefined ? rest : { ...rest, pattern };
  for (const name of conditions) delete kept[name];
  return kept;
}
