import { delimiters, separatorNames } from '../contract/limits.ts';
import { mappingFormErrors } from './check-mapping.ts';
import { mappedFields, mappingOf, type ColumnMapping, type KeptMapping, type MappedField } from './column-mapping.ts';
import type { FeedFormat, FeedOptions } from './feed-options.ts';
import { isFieldName } from './fields.ts';

/** What a mapping file says: the mapping, and how to read the feed. */
export interface MappingFile {
  readonly mapping: ColumnMapping;
  readonly options: ReadingOptions;
}

type ReadingOptions = Pick<
  FeedOptions,
  'format' | 'delimiter' | 'quote' | 'hasHeaderRow' | 'headerRow' | 'recordPath' | 'encoding'
>;

/** The content of a mapping file, version 1, as parsed from YAML or JSON. */
export interface MappingFileContent {
  readonly version: 1;
  readonly format?: FeedFormat;
  /** A name (comma, semicolon, pipe, tab) or the character. */
  readonly delimiter?: string;
  readonly quote?: string;
  readonly header?: boolean;
  /** Line of the header row. */
  readonly header_row?: number;
  readonly record_path?: string;
  readonly encoding?: string;
  /** Source columns, or objects that name them, by field. */
  readonly fields: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** The result of reading a mapping file. Keys of the errors are paths in the file. */
export type MappingFileResult =
  | { readonly ok: true; readonly file: MappingFile }
  | { readonly ok: false; readonly errors: Record<string, string[]> };

const formats: readonly string[] = ['csv', 'json', 'ndjson', 'xml'] satisfies FeedFormat[];
const settings = new Set([
  'version',
  'format',
  'delimiter',
  'quote',
  'header',
  'header_row',
  'record_path',
  'encoding',
  'fields',
]);

/** Reads the content of a mapping file. Whether it fits a feed is for {@link checkMapping} to decide. */
export function parseMappingFile(content: unknown): MappingFileResult {
  const errors = new Map<string, string[]>();
  if (!isRecord(content)) return { ok: false, errors: { '': ['A mapping file must contain version and fields'] } };
  const note = (key: string, message: string): void => {
    errors.set(key, [...(errors.get(key) ?? []), message]);
  };
  if (content['version'] !== 1) note('version', 'version must be 1');
  for (const key of Object.keys(content)) if (!settings.has(key)) note(key, `Unknown setting "${key}"`);
  const options = readingOptions(content, note);
  const fields = isRecord(content['fields']) ? fileFields(content['fields'], note) : [];
  if (!isRecord(content['fields'])) note('fields', 'fields must name the source column for each field');
  if (errors.size > 0) return { ok: false, errors: Object.fromEntries(errors) };
  return { ok: true, file: { mapping: mappingOf(fields), options } };
}

/** The content of a mapping file for a mapping. */
export function mappingFileContent({
  mapping,
  options,
}: {
  readonly mapping: KeptMapping;
  readonly options: ReadingOptions;
}): MappingFileContent {
  const { format, delimiter, quote, hasHeaderRow, headerRow, recordPath, encoding } = options;
  const name = Object.entries(delimiters).find(([, character]) => character === delimiter)?.[0];
  return {
    version: 1,
    ...(format === undefined ? {} : { format }),
    ...(delimiter === undefined ? {} : { delimiter: name ?? delimiter }),
    ...(quote === undefined ? {} : { quote }),
    ...(hasHeaderRow === undefined ? {} : { header: hasHeaderRow }),
    ...(headerRow === undefined ? {} : { header_row: headerRow }),
    ...(recordPath === undefined ? {} : { record_path: recordPath }),
    ...(encoding === undefined ? {} : { encoding }),
    fields: Object.fromEntries(mappedFields(mapping).map((mapped) => [mapped.field, fileField(mapped)])),
  };
}

function fileField({ column, derive, split, as }: MappedField<string>): string | Readonly<Record<string, string>> {
  if (derive === undefined && split === undefined && as === undefined) return column;
  return {
    column,
    ...(derive === undefined ? {} : { derive }),
    ...(split === undefined ? {} : { split }),
    ...(as === undefined ? {} : { as }),
  };
}

type Note = (key: string, message: string) => void;

function readingOptions(content: Record<string, unknown>, note: Note): MappingFile['options'] {
  const text = (key: string): string | undefined => {
    const value = content[key];
    if (value === undefined || value === null || typeof value === 'string') return value ?? undefined;
    note(key, `${key} must be a string`);
    return undefined;
  };
  const stated = text('delimiter');
  const delimiter = stated === undefined ? undefined : (namedDelimiter(stated) ?? stated);
  if (delimiter !== undefined && delimiter.length !== 1)
    note('delimiter', 'delimiter must be comma, semicolon, pipe, tab, or a single character');
  const quote = text('quote');
  if (quote !== undefined && quote.length > 1)
    note('quote', 'quote must be a single character, or empty to disable quoting');
  const format = text('format');
  if (format !== undefined && !formats.includes(format)) note('format', `format must be one of ${formats.join(', ')}`);
  const header = content['header'];
  if (header !== undefined && typeof header !== 'boolean') note('header', 'header must be true or false');
  const headerRow = content['header_row'];
  if (headerRow !== undefined && !isLine(headerRow)) note('header_row', 'header_row must be the number of a line');
  return {
    format: format as FeedFormat | undefined,
    delimiter,
    quote,
    hasHeaderRow: typeof header === 'boolean' ? header : undefined,
    headerRow: isLine(headerRow) ? headerRow : undefined,
    recordPath: text('record_path'),
    encoding: text('encoding'),
  };
}

function isLine(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

function namedDelimiter(name: string): string | undefined {
  return Object.entries(delimiters).find(([known]) => known === name.toLowerCase())?.[1];
}

function fileFields(fields: Record<string, unknown>, note: Note): MappedField[] {
  const found: MappedField[] = [];
  for (const [field, source] of Object.entries(fields)) {
    const key = `fields.${field}`;
    const { column, ...transform } = isRecord(source) ? withSeparator(source) : { column: source };
    if (!isFieldName(field)) {
      note(key, `Unknown field "${field}"`);
    } else if (typeof column !== 'string' || column === '') {
      note(key, 'A field needs the name of its source column');
    } else {
      const faults = Object.values(mappingFormErrors({ [column]: { field, ...transform } })).flat();
      for (const fault of faults) note(key, fault);
      if (faults.length === 0) found.push({ column, field, ...transform });
    }
  }
  return found;
}

/** A separator may be given by its name. */
function withSeparator({ split, ...source }: Record<string, unknown>): Record<string, unknown> {
  if (split === undefined) return source;
  const name = Object.entries(separatorNames).find(([known]) => known === split);
  return { ...source, split: name?.[1] ?? split };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
