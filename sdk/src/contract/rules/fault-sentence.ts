/** A fault of one field, named as in JSON Schema. */
export interface FieldFault {
  /** The keyword that failed; also `required` for an empty text if a value is needed. */
  readonly keyword: string;
  /** What the keyword demands, under ajv's names: `limit`, `type`, `allowedValues`, `format`. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** The order in which the faults of one field are reported: the first one is the one to show. */
const ranks = [
  'required',
  'type',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'format',
];

/** Sorts the faults of one field. If a value is missing or of another type, nothing else is reported about it. */
export function tellingFaults<Fault extends FieldFault>(faults: readonly Fault[]): readonly Fault[] {
  const rank = ({ keyword }: FieldFault) => (ranks.includes(keyword) ? ranks.indexOf(keyword) : ranks.length);
  const sorted = faults.toSorted((one, other) => rank(one) - rank(other));
  const [first] = sorted;
  return first && (first.keyword === 'required' || first.keyword === 'type') ? [first] : sorted;
}

/** The message for a fault: the contract's sentence (`x-messages`), or else a default one. The server uses it, and the
 * generated forms use it before anything is sent.
 * @param field - as on the wire, dotted when nested.
 * @param own - the sentences of the contract for this field, by keyword. */
export function faultSentence(field: string, fault: FieldFault, own: Readonly<Record<string, string>> = {}): string {
  const instead = fault.keyword === 'required' ? own['minLength'] : undefined;
  return own[fault.keyword] ?? instead ?? plainSentence(field, fault);
}

/** `feed_name` as people read it: 'Feed name'. The last part of a dotted name; an index of a list gives 'Entry 2'. */
export function labelOf(field: string): string {
  const last = field.slice(field.lastIndexOf('.') + 1);
  if (/^\d+$/.test(last)) return `Entry ${String(Number(last) + 1)}`;
  const words = last.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plainSentence(field: string, fault: FieldFault): string {
  const label = labelOf(field);
  const limit = String(fault.params['limit']);
  switch (fault.keyword) {
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
      return `${label} ${demandOf(fault)}`;
  }
}

function demandOf({ keyword, params }: FieldFault): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'type':
      return `must be ${typesIn(params['type'])}`;
    case 'format':
      return `must be ${formatNames[String(params['format'])] ?? 'in a valid format'}`;
    case 'enum':
      return `must be one of: ${listOf(params['allowedValues'])}`;
    case 'const':
      return `must be ${String(params['allowedValue'])}`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'exclusiveMinimum':
      return `must be more than ${limit}`;
    case 'exclusiveMaximum':
      return `must be less than ${limit}`;
    default:
      return 'has an invalid format';
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const formatNames: Readonly<Record<string, string>> = {
  'country-code': 'the code of a country, such as GB',
  date: 'a date such as 2026-11-20',
  'date-time': 'a time such as 2026-11-20T14:05:00Z',
  'domain-name': 'a domain name, such as example.com',
  email: 'a valid email address',
  'geo-code': 'a code such as GB for a country or US-NY for a state',
  'http-url': 'an address that starts with http:// or https://',
  money: 'a whole number of cents',
  phone: 'a valid phone number',
  website: 'a valid website address, such as https://example.com',
};

function listOf(values: unknown): string {
  return Array.isArray(values) ? values.map((value) => (value === null ? 'nothing' : String(value))).join(', ') : '';
}

function typesIn(type: unknown): string {
  const types: readonly unknown[] = Array.isArray(type) ? type : String(type).split(',');
  const names = types.filter((name) => name !== 'null').map((name) => typeNames[String(name)] ?? String(name));
  return names.length > 0 ? names.join(' or ') : 'empty';
}
