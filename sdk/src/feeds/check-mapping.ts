import { checkForm, type FormErrors } from '../contract/forms/check-form.ts';
import { form } from '../contract/forms/clientFeeds.saveMapping.gen.ts';
import {
  mappedFields,
  type ColumnMapping,
  type FieldTarget,
  type KeptMapping,
  type ListSeparator,
  type MappedField,
} from './column-mapping.ts';
import {
  availableFields,
  fieldLabels,
  isFieldName,
  isListField,
  requiredFields,
  type FieldName,
  type FeedType,
} from './fields.ts';

/** Field errors as on the wire: `mapping` for the mapping as a whole, `mapping.<column>` for one column, and
 * `mapping.<column>.<part>` for how it is read. */
export type MappingErrors = FormErrors;

const durationReadings: ReadonlySet<string> = new Set(['seconds', 'milliseconds', 'm:ss', 'h:mm:ss', 'iso8601']);
const dateReadings: ReadonlySet<string> = new Set(['epoch', 'epoch-ms', 'iso8601']);

/** Checks a submitted mapping: the contract's form, unknown columns and fields, fields used twice, required fields.
 * @param columns - of the feed; undefined while they are not known, in which case they are not checked.
 * @returns no entries if the mapping can be used.
 * @see docs/specification/part-1-public-and-client.md §5 (required fields); docs/specification/decisions.md §7 */
export function checkMapping(
  mapping: unknown,
  columns: readonly string[] | undefined,
  feedType: FeedType,
): MappingErrors {
  const formErrors = mappingFormErrors(mapping);
  if (Object.keys(formErrors).length > 0) return formErrors;
  const errors: Record<string, string[]> = {};
  const fields = mappedFields(mapping as ColumnMapping);
  const note = (column: string, message: string): void => {
    (errors[`mapping.${column}`] ??= []).push(message);
  };
  const offered = new Set<string>(availableFields(feedType).map(({ name }) => name));
  const filledBy = new Map<FieldName, string>();
  for (const mapped of fields) {
    const { column, field } = mapped;
    if (columns !== undefined && !columns.includes(column)) note(column, `The file has no column "${column}"`);
    if (!offered.has(field)) note(column, `${fieldLabels[field]} is not a field of a removal list`);
    const before = filledBy.get(field);
    if (before !== undefined) note(column, `${fieldLabels[field]} is already filled by "${before}"`);
    filledBy.set(field, column);
    for (const message of transformErrors(mapped)) note(column, message);
  }
  const missing = requiredFields(feedType).filter((field) => !filledBy.has(field));
  if (missing.length > 0) {
    errors['mapping'] = [`Please map these required fields: ${missing.map((field) => fieldLabels[field]).join(', ')}`];
  }
  return errors;
}

/** Why a mapping is not one, whatever the feed: what the contract refuses, and names that are not those of fields. */
export function mappingFormErrors(mapping: unknown): MappingErrors {
  const checked = checkForm(form, { mapping });
  if (checked.errors) return checked.errors;
  const unknown = Object.entries(mapping as ColumnMapping).flatMap(([column, target]) =>
    typeof target !== 'string' || target === '' || isFieldName(target) ? [] : [{ column, name: String(target) }],
  );
  return Object.fromEntries(unknown.map(({ column, name }) => [`mapping.${column}`, [`Unknown field "${name}"`]]));
}

/** Whether a value is a mapping with fields and transforms that exist. */
export function isColumnMapping(mapping: unknown): mapping is ColumnMapping {
  return Object.keys(mappingFormErrors(mapping)).length === 0;
}

/** Checks a kept mapping as {@link checkMapping} does one that is sent, except that its separators need not be listed. */
export function checkKeptMapping(
  mapping: unknown,
  columns: readonly string[] | undefined,
  feedType: FeedType,
): MappingErrors {
  return checkMapping(withListedSeparators(mapping), columns, feedType);
}

/** Whether a value is a mapping as feeds keep it. */
export function isKeptMapping(mapping: unknown): mapping is KeptMapping {
  return isColumnMapping(withListedSeparators(mapping));
}

/** The same mapping with a listed separator in place of each that could be kept before separators were listed. */
function withListedSeparators(mapping: unknown): unknown {
  if (!isObject(mapping)) return mapping;
  const listed = (target: unknown): unknown => {
    if (Array.isArray(target)) return target.map(listed);
    return isObject(target) && isSeparator(target['split']) ? { ...target, split: anySeparator } : target;
  };
  return Object.fromEntries(Object.entries(mapping).map(([column, target]) => [column, listed(target)]));
}

const anySeparator: ListSeparator = '|';

function isSeparator(value: unknown): boolean {
  const length = typeof value === 'string' ? Array.from(value).length : 0;
  return length >= 1 && length <= 5;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function transformErrors({ field, derive, split, as }: MappedField): string[] {
  const label = fieldLabels[field];
  const messages: string[] = [];
  if (derive !== undefined && field !== 'external_id')
    messages.push(`Only ${fieldLabels.external_id} can be derived, not ${label}`);
  if (split !== undefined && !isListField(field)) messages.push(`${label} is not a list, so it cannot be split`);
  if (as !== undefined && !readingFits(field, as)) messages.push(`${label} cannot be read as ${as}`);
  return messages;
}

function readingFits(field: FieldName, as: NonNullable<FieldTarget['as']>): boolean {
  if (field === 'duration') return durationReadings.has(as);
  if (field === 'published_at' || field === 'expires_at') return dateReadings.has(as);
  return as === 'text';
}
