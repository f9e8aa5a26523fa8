import * as z from 'zod/mini';
import type { FileSource } from '../file-source.ts';
import type { NumberFormat, TextFormat } from '../formats/format.ts';
import { fileNameText } from '../formats/text-line.ts';

// The building blocks of generated forms. Every sentence comes from the contract; the order of faults is the server's.

// Zod would try to compile its objects, which a page's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** A form: its output is what the server stores. */
export type Form<Body> = z.ZodMiniType<Body>;

/** A requirement, and the message if it is not met. */
type Demand<What> = readonly [what: What, sentence: string];

interface Says {
  /** Message for a missing, null, or empty value. Absent if empty is allowed. */
  readonly empty?: string;
  /** Message for a value of another type. */
  readonly type: string;
}

interface TextRules extends Says {
  /** Normalizes the text before anything is checked. */
  readonly read: (text: string) => string;
  /** It must be present, but may be empty. */
  readonly mayBeBlank?: true;
  readonly min?: Demand<number>;
  readonly max?: Demand<number>;
  readonly pattern?: Demand<RegExp>;
  readonly format?: Demand<TextFormat>;
}

/** A text. Its length is counted in characters, as on the server, not in UTF-16 units. */
export function text({ read, mayBeBlank, min, max, pattern, format, ...says }: TextRules) {
  const keep = (given: string) => {
    const tidy = read(given);
    return format?.[0].keep && tidy !== '' ? format[0].keep(tidy) : tidy;
  };
  return z.string({ error: sayOf(says) }).check(
    z.overwrite(keep),
    told<string>((value) => {
      if (value === '' && says.empty !== undefined && !mayBeBlank) return [says.empty];
      const length = Array.from(value).length;
      return [
        min && length < min[0] && min[1],
        max && length > max[0] && max[1],
        pattern && !pattern[0].test(value) && pattern[1],
        format && value !== '' && !format[0].accepts(value) && format[1],
      ];
    }),
  );
}

interface NumberRules extends Says {
  readonly isWhole?: true;
  readonly min?: Demand<number>;
  readonly max?: Demand<number>;
  readonly format?: Demand<NumberFormat>;
}

/** A number. */
export function number({ isWhole, min, max, format, ...says }: NumberRules) {
  return z.number({ error: sayOf(says) }).check(
    told<number>((value) => {
      if (isWhole && !Number.isInteger(value)) return [says.type];
      return [
        min && value < min[0] && min[1],
        max && value > max[0] && max[1],
        format && !format[0].accepts(value) && format[1],
      ];
    }),
  );
}

/** Yes or no. */
export function yesNo(says: Says) {
  return z.boolean({ error: sayOf(says) });
}

interface ChoiceRules extends Says {
  /** Message for a value that is none of these. */
  readonly unknown: string;
}

/** One of some values. */
export function choice<const Value extends string | boolean>(
  values: readonly Value[],
  { unknown, ...says }: ChoiceRules,
) {
  const types = new Set<string>(values.map((value) => typeof value));
  return z.literal(values, {
    error: ({ input }) => {
      if (isNothing(input) && says.empty !== undefined) return says.empty;
      return types.has(typeof input) ? unknown : says.type;
    },
  });
}

interface ListRules extends Says {
  readonly min?: Demand<number>;
  readonly max?: Demand<number>;
  /** Message for a duplicate entry. */
  readonly unique?: string;
}

/** A list. */
export function list<Item extends z.core.$ZodType>(item: Item, { min, max, unique, ...says }: ListRules) {
  return z
    .array(item, { error: sayOf(says) })
    .check(
      told<readonly unknown[]>((value) => [
        min && value.length < min[0] && min[1],
        max && value.length > max[0] && max[1],
        unique !== undefined && new Set(value).size < value.length && unique,
      ]),
    );
}

/** Values by arbitrary names. */
export function record<Value extends z.core.$ZodType>(
  value: Value,
  { max, ...says }: Says & { readonly max?: Demand<number> },
) {
  return z
    .record(z.string(), value, { error: sayOf(says) })
    .check(told<object>((given) => [max && Object.keys(given).length > max[0] && max[1]]));
}

/** An object with these fields and no others. */
export function fields<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  { min, ...says }: Says & { readonly min?: Demand<number> },
) {
  return z
    .strictObject(shape, { error: sayOf(says) })
    .check(told<object>((value) => [min && Object.keys(value).length < min[0] && min[1]]));
}

interface FileRules extends Says {
  /** Allowed file extensions, in lowercase and without the dot. */
  readonly endings: readonly string[];
  readonly maxBytes: Demand<number>;
}

/** A file. Only the server checks its content. */
export function file({ endings, maxBytes, ...says }: FileRules) {
  return z
    .custom<FileSource>((value) => typeof value === 'object' && value !== null, { error: sayOf(says) })
    .check(
      told<FileSource>((value) => {
        const name =
          'name' in value && typeof value.name === 'string' ? fileNameText(value.name).toLowerCase() : undefined;
        const isNamed = name === undefined || endings.some((ending) => name.endsWith(`.${ending}`));
        return [!isNamed && says.type, (value.size ?? 0) > maxBytes[0] && maxBytes[1]];
      }),
    );
}

/** One of several forms, chosen by the type of the value. */
export function either<const Parts extends Readonly<Partial<Record<'string' | 'object' | 'array', z.core.$ZodType>>>>(
  parts: Parts,
  says: Says,
) {
  type Value = z.output<NonNullable<Parts[keyof Parts]>>;
  return z.custom<Value>().check((payload) => {
    const { value } = payload;
    const kind = Array.isArray(value) ? 'array' : typeof value;
    const part = kind === 'string' || kind === 'object' || kind === 'array' ? parts[kind] : undefined;
    if (!part || value === null) {
      payload.issues.push({ code: 'custom', message: says.type, input: value });
      return;
    }
    const found = z.safeParse(part, value);
    if (found.success) return;
    for (const issue of found.error.issues) payload.issues.push({ ...issue, input: value });
  });
}

/** A check that runs even if an entry or field has its own fault, unless the value has another type. */
function told<Value>(sentencesFor: (value: Value) => readonly (string | false | undefined)[]) {
  return z.check<Value>(
    (payload) => {
      for (const message of new Set(sentencesFor(payload.value))) {
        if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
      }
    },
    { when: ({ issues }) => !issues.some(({ path = [], code }) => path.length === 0 && code !== 'unrecognized_keys') },
  );
}

function sayOf({ empty, type }: Says) {
  return ({ input }: { readonly input?: unknown }) => (isNothing(input) ? (empty ?? type) : type);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

export const optional = z.exactOptional;
export const nullable = z.nullable;
