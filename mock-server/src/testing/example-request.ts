import type { ApiDocument, Operation } from '@grt/sdk/document';
import { formOf, type CallOptions } from './api-calls.ts';

/** The path of an operation for an object that does not exist: only access matters. */
export const pathOfNothing = ({ path }: Operation): string => path.replaceAll(/\{\w+\}/g, '999999');

/** A request with the contract's own example as its body. */
export function exampleRequest(document: ApiDocument, operation: Operation): CallOptions {
  const paths = document.root['paths'] as Record<
    string,
    Record<string, { requestBody?: { content?: Record<string, { example?: unknown }> } }>
  >;
  const media = paths[operation.path]?.[operation.method]?.requestBody?.content ?? {};
  const json = media['application/json'];
  const form = media['multipart/form-data'];
  return {
    method: operation.method.toUpperCase(),
    ...(json
      ? { json: json.example ?? {} }
      : form
        ? { form: formOf((form.example ?? {}) as Record<string, string>) }
        : {}),
  };
}
