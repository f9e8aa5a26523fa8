import type { ErrorObject } from 'ajv';

import { texts } from './document.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const formatNames: Readonly<Record<string, string>> = {
  email: 'a valid email address',
  uri: 'a valid URL',
  'uri-reference': 'a valid URL',
  date: 'a date such as 2026-11-20',
  'date-time': 'a time such as 2026-11-20T14:05:00Z',
  time: 'a time of day such as 14:05:00Z',
  uuid: 'a UUID',
  hostname: 'a host name',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  int32: 'a whole number',
  int64: 'a whole number',
};

/** `feed_name` as people read it: 'Feed name'. The last part of a dotted name; an index of a list gives 'Entry 2'. */
function labelOf(field: string): string {
  const last = field.slice(field.lastIndexOf('.') + 1);
  if (/^\d+$/.test(last)) return `Entry ${String(Number(last) + 1)}`;
  const words = last.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is said about a fault for which the contract has no sentence of its own. */
export function plainSentence(field: string, error: Pick<ErrorObject, 'keyword' | 'params'>): string {
  const label = labelOf(field);
  const limit = limitOf(error);
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired':
      return `${label} is required`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${field} is not a known field`;
    case 'minLength':
      return limit === '1' ? `${label} is required` : `${label} must have at least ${limit} characters`;
    case 'maxLength':
      return `${label} must have at most ${limit} characters`;
    case 'minItems':
      return limit === '1' ? `${label} must have at least one entry` : `${label} must have at least ${limit} entries`;
    case 'maxItems':
      return `${label} must have at most ${limit} entries`;
    case 'minProperties':
      return limit === '1' ? 'Please send at least one field' : `${label} must have at least ${limit} fields`;
    case 'maxProperties':
      return `${label} must have at most ${limit} fields`;
    case 'repeated':
      return `${label} may be given only once`;
    case 'uniqueItems':
      return `${label} must not have the same entry twice`;
    default:
      return `${label} ${demandOf(error)}`;
  }
}

function demandOf({ keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>): string {
  const limit = limitOf({ params });
  switch (keyword) {
    case 'type':
      return `must be ${namesOf((params as { type?: unknown }).type)}`;
    case 'format':
      return `must be ${formatNames[String((params as { format?: unknown }).format)] ?? 'in the accepted form'}`;
    case 'enum':
      return `must be one of: ${listOf((params as { allowedValues?: unknown }).allowedValues)}`;
    case 'const':
      return `must be ${String((params as { allowedValue?: unknown }).allowedValue)}`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'exclusiveMinimum':
      return `must be more than ${limit}`;
    case 'exclusiveMaximum':
      return `must be less than ${limit}`;
    case 'multipleOf':
      return `must be a multiple of ${String((params as { multipleOf?: unknown }).multipleOf)}`;
    default:
      return 'has a form that is not accepted';
  }
}

function limitOf({ params }: Pick<ErrorObject, 'params'>): string {
  return String((params as { limit?: unknown }).limit);
}

function listOf(values: unknown): string {
  return Array.isArray(values) ? values.map((value) => (value === null ? 'nothing' : String(value))).join(', ') : '';
}

function namesOf(type: unknown): string {
  const types = typeof type === 'string' ? type.split(',') : texts(type);
  const names = types.filter((name) => name !== 'null').map((name) => typeNames[name] ?? name);
  return names.length > 0 ? names.join(' or ') : 'empty';
}
