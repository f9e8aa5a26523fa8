import { faultSentence } from '../src/contract/rules/fault-sentence.ts';
import {
  DocumentError,
  isBinary,
  optionalFields,
  textsOf,
  withoutRepeatedRules,
  type ApiDocument,
  type Fields,
} from '../src/contract/document/index.ts';
import {
  enumConstant,
  formatOf,
  partsOf,
  readerOf,
  requestForms,
  sentencesOf,
  typesOf,
  type RequestForm,
  type Sentences,
} from './form-model.ts';
import { key, literal } from './print-operations.ts';
import { notice } from './print-schema.ts';

/** The folder of the forms, below sdk/src. */
export const formsFolder = 'contract/forms/';

/** Prints a module for every operation with a body: its form as a zod schema, with the contract's sentences. */
export function printForms(document: ApiDocument): ReadonlyMap<string, string> {
  const forms = requestForms(document);
  const ids = new Set(forms.map(({ id }) => id));
  const modules = [...ids].map((id): [string, string] => {
    const own = forms.filter((form) => form.id === id);
    return [`${formsFolder}${id}.gen.ts`, printModule(document, own)];
  });
  return new Map([...modules, [`${formsFolder}all.gen.ts`, printTable([...ids])]]);
}

function printTable(ids: readonly string[]): string {
  const rows = ids.map((id) => `  '${id}': () => import('./${id}.gen.ts'),\n`);
  return `${notice}import type { Form } from './fields.ts';

interface FormModule {
  readonly form: Form<object>;
  /** The form of a body with a file, if it is a separate one. */
  readonly fileForm?: Form<object>;
}

/** Loads the form of an operation with a body, by its name. */
export const forms: Readonly<Partial<Record<string, () => Promise<FormModule>>>> = {
${rows.join('')}};
`;
}

function printModule(document: ApiDocument, forms: readonly RequestForm[]): string {
  const printer = new FormPrinter(document);
  const bodies = forms.map((form) => printer.body(form, forms.length > 1));
  return `${notice}${printer.imports()}\n${bodies.join('\n')}`;
}

/** A schema with its context. */
interface Place {
  readonly value: unknown;
  /** Dotted, as in the errors of a request. */
  readonly field: string;
  readonly own: Sentences;
  readonly required: boolean;
}

class FormPrinter {
  readonly #document: ApiDocument;
  readonly #helpers = new Set<string>();
  readonly #values = new Map<string, string>();

  constructor(document: ApiDocument) {
    this.#document = document;
  }

  imports(): string {
    const paths = [...new Set(this.#values.values())].toSorted();
    const names = (path: string) => [...this.#values].filter(([, from]) => from === path).map(([name]) => name);
    return [
      `import type { BodyAs } from '../operation-types.ts';`,
      ...paths.map((path) => `import { ${names(path).toSorted().join(', ')} } from '${path}';`),
      `import { ${[...this.#helpers].sort().join(', ')}, type Form } from './fields.ts';\n`,
    ].join('\n');
  }

  /** With two forms, the one with a file is called fileForm. */
  body({ id, media, schema }: RequestForm, isOneOfTwo: boolean): string {
    const name = isOneOfTwo && media === 'multipart/form-data' ? 'fileForm' : 'form';
    const text = this.#object({ value: schema, field: '', own: {}, required: true }, '');
    return `/** The body of \`${id}\` as ${media}. */\nexport const ${name}: Form<BodyAs<'${id}', '${media}'>> = ${text};\n`;
  }

  #object({ value, field, own, required }: Place, indent: string): string {
    const schema = this.#document.resolve(value);
    const properties = Object.entries(optionalFields(schema['properties'], `${field}: properties`));
    const needed = textsOf(schema['required'], `${field}: required`);
    const lines = properties.map(([name, property]) => {
      const inner = {
        value: property,
        field: field === '' ? name : `${field}.${name}`,
        own: sentencesOf(schema, name, field || 'body'),
        required: needed.includes(name),
      };
      const text = this.#field(inner, `${indent}  `);
      return `${indent}  ${key(name)}: ${inner.required ? text : `${this.#helper('optional')}(${text})`},\n`;
    });
    const says = this.#says({ field: field || 'body', own, required, types: ['object'] });
    const rules = this.#rules([...says, this.#limit('min', 'minProperties', { schema, field: field || 'body', own })]);
    return `${this.#helper('fields')}({\n${lines.join('')}${indent}}, ${rules})`;
  }

  #field(place: Place, indent: string): string {
    const schema = this.#document.resolve(place.value);
    const parts = partsOf(this.#document, schema, place.field);
    if (parts) return this.#either(place, parts, indent);
    if (isBinary(schema)) return this.#file(place, schema);
    const { types, isNullable } = typesOf(schema, place.field);
    const text = this.#typed({ ...place, schema, types, indent });
    return isNullable ? `${this.#helper('nullable')}(${text})` : text;
  }

  #typed({
    schema,
    types,
    indent,
    ...place
  }: Place & { schema: Fields; types: readonly string[]; indent: string }): string {
    const values = Array.isArray(schema['enum']) ? schema['enum'] : undefined;
    if (values || schema['const'] !== undefined) return this.#choice(place, schema, types);
    switch (types.join()) {
      case 'string':
        return this.#text(place, schema);
      case 'integer':
      case 'number':
        return this.#number(place, schema, types);
      case 'boolean':
        return `${this.#helper('yesNo')}(${this.#rules(this.#says({ ...place, types }))})`;
      case 'array':
        return this.#list(place, schema, indent);
      case 'object':
        return schema['properties'] === undefined ? this.#record(place, schema, indent) : this.#object(place, indent);
      default:
        throw new DocumentError(`${place.field}: no form for the type ${types.join(' or ') || 'that is not named'}`);
    }
  }

  #text({ field, own, required }: Place, written: Fields): string {
    const schema = withoutRepeatedRules(written);
    const format = formatOf(schema, 'string', field);
    const pattern = schema['pattern'];
    const needsText = Number(schema['minLength'] ?? 0) > 0;
    const about = { schema, field, own };
    return `${this.#helper('text')}(${this.#rules([
      ...this.#says({ field, own, required: required || needsText, types: ['string'] }),
      required && !needsText ? 'mayBeBlank: true' : undefined,
      `read: ${this.#value(readerOf(schema, field), '../formats/text-line.ts')}`,
      schema['minLength'] === 1 ? undefined : this.#limit('min', 'minLength', about),
      this.#limit('max', 'maxLength', about),
      pattern === undefined ? undefined : this.#demand('pattern', patternOf(pattern, field), about),
      format === undefined ? undefined : this.#demand('format', this.#format(format), about, { format }),
    ])})`;
  }

  #number({ field, own, required }: Place, schema: Fields, types: readonly string[]): string {
    const format = formatOf(schema, 'number', field);
    if (schema['multipleOf'] !== undefined) throw new DocumentError(`${field}: multipleOf; use format: money`);
    const about = { schema, field, own };
    return `${this.#helper('number')}(${this.#rules([
      ...this.#says({ field, own, required, types }),
      types.includes('integer') ? 'isWhole: true' : undefined,
      this.#limit('min', 'minimum', about),
      this.#limit('max', 'maximum', about),
      format === undefined ? undefined : this.#demand('format', this.#format(format), about, { format }),
    ])})`;
  }

  #choice({ field, own, required, value }: Place, schema: Fields, types: readonly string[]): string {
    const isConst = schema['const'] !== undefined;
    const listed: readonly unknown[] = isConst ? [schema['const']] : (schema['enum'] as unknown[]);
    const values = listed.filter((one) => one !== null); // whether it may be null is said around it
    const constant = enumConstant(value);
    const fault = isConst
      ? { keyword: 'const', params: { allowedValue: schema['const'] } }
      : { keyword: 'enum', params: { allowedValues: values } };
    const shown = constant === undefined ? literal(values) : this.#value(constant, '../enums.gen.ts');
    const unknown = `unknown: ${literal(faultSentence(field, fault, own))}`;
    return `${this.#helper('choice')}(${shown}, ${this.#rules([...this.#says({ field, own, required, types }), unknown])})`;
  }

  #list({ field, own, required }: Place, schema: Fields, indent: string): string {
    const about = { schema, field, own };
    const item = this.#field({ value: schema['items'] ?? {}, field: `${field}.{label}`, own, required: false }, indent);
    const unique = faultSentence(field, { keyword: 'uniqueItems', params: {} }, own);
    return `${this.#helper('list')}(${item}, ${this.#rules([
      ...this.#says({ field, own, required, types: ['array'] }),
      this.#limit('min', 'minItems', about),
      this.#limit('max', 'maxItems', about),
      schema['uniqueItems'] === true ? `unique: ${literal(unique)}` : undefined,
    ])})`;
  }

  #record({ field, own, required }: Place, schema: Fields, indent: string): string {
    const value = schema['additionalProperties'];
    const entry = this.#field({ value, field: `${field}.{label}`, own: {}, required: false }, indent);
    return `${this.#helper('record')}(${entry}, ${this.#rules([
      ...this.#says({ field, own, required, types: ['object'] }),
      this.#limit('max', 'maxProperties', { schema, field, own }),
    ])})`;
  }

  #either({ field, own, required }: Place, parts: Readonly<Record<string, unknown>>, indent: string): string {
    const lines = Object.entries(parts).map(
      ([type, value]) => `${type}: ${this.#field({ value, field, own, required }, `${indent}  `)}`,
    );
    const says = this.#says({ field, own, required, types: Object.keys(parts) });
    return `${this.#helper('either')}({ ${lines.join(', ')} }, ${this.#rules(says)})`;
  }

  #file({ field, own, required }: Place, schema: Fields): string {
    const endings = textsOf(schema['x-file-types'], `${field}: x-file-types`);
    const type = own['type'] ?? `Please select a file of one of these types: ${endings.join(', ')}`;
    return `${this.#helper('file')}(${this.#rules([
      required ? `empty: ${literal(faultSentence(field, { keyword: 'required', params: {} }, own))}` : undefined,
      `type: ${literal(type)}`,
      `endings: ${literal(endings)}`,
      `maxBytes: ${literal([schema['x-max-bytes'], schema['x-max-bytes-message']])}`,
    ])})`;
  }

  #says({ field, own, required, types }: Omit<Place, 'value'> & { readonly types: readonly string[] }) {
    const sentence = (keyword: string) => literal(faultSentence(field, { keyword, params: { type: types } }, own));
    return [required ? `empty: ${sentence('required')}` : undefined, `type: ${sentence('type')}`];
  }

  #limit(name: string, keyword: string, about: About): string | undefined {
    const limit = about.schema[keyword];
    return typeof limit === 'number' ? this.#demand(name, literal(limit), about, { limit, keyword }) : undefined;
  }

  #demand(name: string, what: string, { field, own }: About, params: Readonly<Record<string, unknown>> = {}): string {
    const keyword = typeof params['keyword'] === 'string' ? params['keyword'] : name;
    return `${name}: [${what}, ${literal(faultSentence(field, { keyword, params }, own))}]`;
  }

  #format(name: string): string {
    const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return this.#value(camel, `../formats/${name}.ts`);
  }

  #rules(lines: readonly (string | undefined)[]): string {
    return `{ ${lines.filter((line) => line !== undefined).join(', ')} }`;
  }

  #helper(name: string): string {
    this.#helpers.add(name);
    return name;
  }

  #value(name: string, path: string): string {
    this.#values.set(name, path);
    return name;
  }
}

interface About {
  readonly schema: Fields;
  readonly field: string;
  readonly own: Sentences;
}

/** The pattern as the server's validator reads it. */
function patternOf(pattern: unknown, field: string): string {
  if (typeof pattern !== 'string') throw new DocumentError(`${field}: pattern has to be a text`);
  return `/${new RegExp(pattern, 'u').source}/u`;
}
