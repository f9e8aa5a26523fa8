import type { FieldModel } from './field-model.ts';
import type { OperationModel } from './operation-model.ts';
import { notice } from './print-schema.ts';

/** Prints what the client looks like: an interface for each namespace, with one documented call for each operation. Inputs and
 * results have names, and the fields are in the documentation, because an editor shows a name and not what is behind it. */
export function printApi(operations: readonly OperationModel[], descriptions: ReadonlyMap<string, string>): string {
  const groups = new Map<string, OperationModel[]>();
  for (const operation of operations) groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation]);
  const interfaces = [...groups].map(
    ([group, members]) => `${docOf(descriptions.get(group), '')}export interface ${apiName(group)} {
${members.map(line).join('')}}
`,
  );
  const namespaces = [...groups.keys()].map(
    (group) => `${docOf(descriptions.get(group), '  ')}  readonly ${group}: ${apiName(group)};\n`,
  );
  const body = `/** The namespaces of the client, one for each tag of the document. */
export interface GrtApi {
${namespaces.join('')}}

${interfaces.join('\n')}`;
  return `${notice}import type { Call, CallOptions, PageCall, ReceivedFile } from './call.ts';
${importOf(
  namesIn(
    body,
    operations.flatMap((model) => [inputName(model), resultName(model)]),
  ),
  './call-shapes.gen.ts',
)}
import type { NoInput } from '../contract/operation-types.ts';
${importOf(
  namesIn(
    body,
    operations.flatMap(({ result }) => result.typeName?.match(/[A-Z]\w*/g) ?? []),
  ),
  '../contract/schema.gen.ts',
)}

${body}`;
}

/** Prints a type for the input of each operation, and for each result that the document gives no name. */
export function printCallShapes(operations: readonly OperationModel[]): string {
  const types = operations.filter(hasInput).map((model) => {
    const { id, bodyMedia } = model;
    if (bodyMedia.length < 2) return `${inputDoc(id)}export interface ${inputName(model)} extends Input<'${id}'> {}\n`;
    const members = bodyMedia.map((media) => {
      const name = `${inputName(model)}As${media === 'application/json' ? 'Json' : 'Form'}`;
      return { name, text: `${inputDoc(id)}export interface ${name} extends InputAs<'${id}', '${media}'> {}\n` };
    });
    const union = members.map(({ name }) => name).join(' | ');
    return `${members.map(({ text }) => text).join('')}${inputDoc(id)}export type ${inputName(model)} = ${union};\n`;
  });
  const results = operations.filter(({ result }) => result.typeName === undefined && result.kind in replyTypes);
  types.push(
    ...results.map((model) => {
      const type = replyTypes[model.result.kind as keyof typeof replyTypes];
      return `/** What \`${model.id}\` returns. */\nexport type ${resultName(model)} = ${type}<'${model.id}'>;\n`;
    }),
  );
  const text = types.join('\n');
  const used = namesIn(text, ['DataOf', 'Input', 'InputAs', 'ItemOf', 'WholeOf']);
  return `${notice}${importOf(used, '../contract/operation-types.ts')}\n\n${text}`;
}

const replyTypes = { data: 'DataOf', page: 'ItemOf', whole: 'WholeOf' };

function inputDoc(id: string): string {
  return `/** What \`${id}\` accepts. */\n`;
}

function line(model: OperationModel): string {
  const { verb, summary, row, result } = model;
  const doc = documented(`${summary} \`${row.method} ${row.path}\``, model.inputFields);
  const input = inputName(model);
  const typeName = result.typeName ?? resultName(model);
  const reply = {
    data: `Call<${typeName}>`,
    page: `PageCall<${typeName}>`,
    whole: `Call<${typeName}>`,
    file: 'Call<ReceivedFile>',
    none: 'Call<void>',
  }[result.kind];
  if (!result.alsoFile) return `${doc}  readonly ${verb}: ${signature(model, input, ' =>')} ${reply};\n`;
  const formats = result.fileFormats.map((format) => `'${format}'`).join(' | ');
  return `${doc}  readonly ${verb}: {
    (input: ${input} & { readonly format: ${formats} }, options?: CallOptions): Call<ReceivedFile>;
    ${signature(model, `${input} & { readonly format?: 'json' | undefined }`, ':')} ${reply};
  };
`;
}

function signature(model: OperationModel, input: string, arrow: string): string {
  return `(input${model.inputOptional ? '?' : ''}: ${hasInput(model) ? input : 'NoInput'}, options?: CallOptions)${arrow}`;
}

function hasInput({ row }: OperationModel): boolean {
  return row.query !== undefined || row.body !== undefined || row.path.includes('{');
}

function inputName({ group, verb }: OperationModel): string {
  return `${capitalized(group)}${capitalized(verb)}Input`;
}

function resultName({ group, verb }: OperationModel): string {
  return `${capitalized(group)}${capitalized(verb)}Result`;
}

/** What a call does, and one line for each field: an editor shows it with the name of the call. */
function documented(text: string, fields: readonly FieldModel[]): string {
  if (fields.length === 0) return docOf(text, '  ');
  const lines = fields.map(({ name, required, values, description }) => {
    const means = description === '' ? '' : `: ${description}`;
    return `- \`${name}\`${required ? '' : '?'} ${values}${means}`;
  });
  return `  /** ${[safe(text), '', ...lines.map(safe)].join('\n   * ').replaceAll(/ +$/gm, '')} */\n`;
}

function docOf(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${safe(text)} */\n`;
}

function safe(text: string): string {
  return text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ').trim();
}

function importOf(names: readonly string[], from: string): string {
  return `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

function namesIn(text: string, names: readonly string[]): readonly string[] {
  const used = new Set(text.match(/\b[A-Z]\w*/g));
  return [...new Set(names)].filter((name) => used.has(name)).toSorted();
}

function apiName(group: string): string {
  return `${capitalized(group)}Api`;
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
