import type { OperationModel } from './operation-model.ts';
import { notice } from './print-schema.ts';

/** Prints what the client looks like: an interface for each namespace, with one documented line for each operation. */
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
  return `${notice}import type { Call, CallOptions, PageCall, ReceivedFile } from './call.ts';
import type { DataOf, Input, ItemOf, NoInput, WholeOf } from '../contract/operation-types.ts';

/** The namespaces of the client, one for each tag of the document. */
export interface GrtApi {
${namespaces.join('')}}

${interfaces.join('\n')}`;
}

function line(model: OperationModel): string {
  const { id, verb, summary, row, result } = model;
  const doc = docOf(`${summary} \`${row.method} ${row.path}\``, '  ');
  const input = `Input<'${id}'>`;
  const reply = {
    data: `Call<DataOf<'${id}'>>`,
    page: `PageCall<ItemOf<'${id}'>>`,
    whole: `Call<WholeOf<'${id}'>>`,
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

function signature({ inputOptional, row }: OperationModel, input: string, arrow: string): string {
  const hasInput = row.query !== undefined || row.body !== undefined || row.path.includes('{');
  return `(input${inputOptional ? '?' : ''}: ${hasInput ? input : 'NoInput'}, options?: CallOptions)${arrow}`;
}

function docOf(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ').trim()} */\n`;
}

function apiName(group: string): string {
  return `${group.charAt(0).toUpperCase()}${group.slice(1)}Api`;
}
