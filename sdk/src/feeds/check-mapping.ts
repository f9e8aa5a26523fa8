import { idDerivationValues, valueReadingValues } from '../contract/enums.gen.ts';
import { mappedFields, type ColumnMapping, type FieldTarget, type MappedField } from './column-mapping.ts';
import {
  availableFields,
  fieldLabels,
  isFieldName,
  isListField,
  requiredFields,
  type FieldName,
  type FeedType,
} from './fields.ts';

/** Field errors as on the wire: `mapping` for the mapping as a whole, `mapping.<column>` for one column. */
export type MappingErrors = Record<string, string[]>;

const durationReadings: ReadonlySet<string> = new Set(['seconds', 'milliseconds', 'm:ss', 'h:mm:ss', 'iso8601']);
const dateReadings: ReadonlySet<string> = new Set(['epoch', 'epoch-ms', 'iso8601']);

/** Checks a submitted mapping: shape, unknown columns and fields, fields used twice, required fields.
 * @param columns - of the feed; undefined while they are not known, in which case they are not checked.
 * @returns no entries if the mapping can be used.
 * @see docs/specification/part-1-public-and-client.md §5 (required fields); docs/specification/decisions.md §7 */
export function checkMapping(
  mapping: unknown,
  columns: readonly string[] | undefined,
  feedType: FeedType,
): MappingErrors {
  const errors = mappingShapeErrors(mapping);
  if (Object.keys(errors).length > 0) return errors;
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

/** Whether a value has the shape of a mapping, with fields and transforms that exist. */
export function isColumnMapping(mapping: unknown): mapping is ColumnMapping {
  return Object.keys(mappingShapeErrors(mapping)).length === 0;
}

function mappingShapeErrors(mapping: unknown): MappingErrors {
  if (!isRecord(mapping)) return { mapping: ['The mapping must be an object of source columns and fields'] };
  const errors: MappingErrors = {};
  for (const [column, target] of Object.entries(mapping)) {
    const targets: unknown[] = Array.isArray(target) ? target : [target];
    const messages = targets.flatMap((one) => (one === '' && !Array.isArray(target) ? [] : targetErrors(one)));
    if (messages.length > 0) errors[`mapping.${column}`] = messages;
  }
  return errors;
}

function targetErrors(target: unknown): string[] {
  if (typeof target === 'string') return isFieldName(target) ? [] : [unknownField(target)];
  if (!isRecord(target) || typeof target['field'] !== 'string')
    return ['Map each column to a field name, or to an object with a field name'];
  const { field, derive, split, as } = target;
  const messages: string[] = [];
  if (!isFieldName(field)) messages.push(unknownField(field));
  if (derive !== undefined && !isOneOf(idDerivationValues, derive))
    messages.push(`derive must be one of ${idDerivationValues.join(', ')}`);
  if (as !== undefined && !isOneOf(valueReadingValues, as))
    messages.push(`as must be one of ${valueReadingValues.join(', ')}`);
  if (split !== undefined && (typeof split !== 'string' || split.length === 0 || split.length > 5)) {
    messages.push('split must be 1 to 5 characters');
  }
  return messages;
}

function unknownField(name: string): string {
  return `Unknown field "${name.slice(0, 100)}"`;
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && values.includes(value);
}
