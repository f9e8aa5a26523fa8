import { isBinary } from '@grt/sdk/document';

import { megabytes } from '@grt/sdk/contract';
import { typesOf } from './contract-schemas.ts';
import type { ContractSchemas } from './contract-schemas.ts';
import { isFields, type Fields } from '@grt/sdk/document';
import { texts } from './document.ts';

/** A file field of a multipart body. */
interface FileRule {
  readonly required: boolean;
  readonly maxBytes: number;
  /** Message for a larger file. */
  readonly tooLarge: string;
}

/** What a multipart body may contain, so that nothing is read that would be refused anyway. */
export interface MultipartPlan {
  readonly files: ReadonlyMap<string, FileRule>;
  /** Maximum bytes read per text field. */
  readonly fields: ReadonlyMap<string, number>;
  /** Maximum number of text parts, including list entries. */
  readonly maxFields: number;
  /** Maximum bytes of the whole body. */
  readonly maxBytes: number;
  /** Message for a larger body. */
  readonly tooLarge: string;
  /** The schema without its files, for the text fields. */
  readonly textSchema: Fields;
}

const defaultFileBytes = 10_485_760;
const defaultTextBytes = 65_536;
const partOverheadBytes = 1024;
const entriesOfList = 200;

/** Derives the limits of a multipart body from its schema.
 * @see openapi.yaml, x-max-bytes and x-max-bytes-message */
export function multipartPlan(schemas: ContractSchemas, schema: Fields): MultipartPlan {
  const resolved = schemas.resolve(schema);
  const properties = Object.entries(isFields(resolved['properties']) ? resolved['properties'] : {});
  const required = texts(resolved['required']);
  const files = new Map<string, FileRule>();
  const fields = new Map<string, number>();
  let maxFields = 0;
  let maxBytes = partOverheadBytes;
  for (const [name, source] of properties) {
    const property = schemas.resolve(source);
    if (isBinary(property)) {
      const rule = fileRule(property, required.includes(name));
      files.set(name, rule);
      maxBytes += rule.maxBytes + partOverheadBytes;
    } else {
      const count = typesOf(property).includes('array') ? entriesOfList : 1;
      const bytes = typeof property['maxLength'] === 'number' ? property['maxLength'] * 4 : defaultTextBytes;
      fields.set(name, bytes);
      maxFields += count;
      maxBytes += count * partOverheadBytes + bytes;
    }
  }
  const isFile = (name: string) => files.has(name);
  const textSchema = {
    ...resolved,
    properties: Object.fromEntries(properties.filter(([name]) => !isFile(name))),
    required: required.filter((name) => !isFile(name)),
  };
  const tooLarge = [...files.values()][0]?.tooLarge ?? 'The form is too large.';
  return { files, fields, maxFields, maxBytes, tooLarge, textSchema };
}

function fileRule(property: Fields, required: boolean): FileRule {
  const maxBytes = typeof property['x-max-bytes'] === 'number' ? property['x-max-bytes'] : defaultFileBytes;
  const sentence = property['x-max-bytes-message'];
  return {
    required,
    maxBytes,
    tooLarge: typeof sentence === 'string' ? sentence : `File size must be less than ${megabytes(maxBytes)}MB`,
  };
}
