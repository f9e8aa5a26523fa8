import { isDeepStrictEqual } from 'node:util';
import { checkForm, type CheckedForm } from '@grt/sdk/check-form';
import { isBinary } from '@grt/sdk/document';
import { formRules } from '@grt/sdk/rules';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { typesOf } from './core/http/contract-schemas.ts';
import type { Fields, Operation } from '@grt/sdk/document';
import { loadDocument } from './core/http/document.ts';
import { contractDoor, type ContractDoor } from './testing/contract-door.ts';
import { contractForms, type ContractForm } from './testing/contract-forms.ts';
import { isFull } from './testing/sampled.ts';

const document = await loadDocument();

/** One body of one operation, and the form that was generated from it. */
interface Form extends ContractForm {
  readonly name: string;
  readonly isMultipart: boolean;
  readonly check: (body: object) => CheckedForm<unknown>;
  /** Whether a value is wrong whatever the other fields are; undefined if it has no rule between fields. */
  readonly isWrongAlone: ((field: string, value: unknown) => boolean) | undefined;
}

const forms = (await Promise.all(contractForms(document).map(formOf))).flat();

async function formOf(described: ContractForm): Promise<Form[]> {
  const { operation, kind } = described;
  const { id } = operation;
  const module = (await import(`../../sdk/src/contract/forms/${id}.gen.ts`)) as Record<
    string,
    Parameters<typeof checkForm>[0]
  >;
  const form = kind === 'multipart' ? (module['fileForm'] ?? module['form']) : module['form'];
  if (!form) return [];
  const rule = formRules[id as keyof typeof formRules] as ((body: unknown, sender: object) => object) | undefined;
  const check = (given: object) =>
    checkForm(form, given, rule && ((right) => ({ ...rule(right, { role: senderOf(operation) }) })));
  const isWrongAlone = (field: string, value: unknown) =>
    checkForm(form, { [field]: value }).errors?.[field] !== undefined;
  const isMultipart = kind === 'multipart';
  return [{ ...described, name: `${id} as ${kind}`, isMultipart, check, isWrongAlone: rule && isWrongAlone }];
}

/** Who makes the call in this test. */
function senderOf({ roles }: Operation): 'client' | 'super_admin' | 'visitor' {
  if (roles.includes('super_admin')) return 'super_admin';
  return roles.includes('client') ? 'client' : 'visitor';
}

const anything = [
  undefined, null, '', '  ', '\n\t', 'x', 'x y', ' two\r\n lines ', 'a'.repeat(70_000), '😀'.repeat(201), '-', 'ftp://a.example/f',
  'https://', 'http://a b', 'HTTPS://A.example/x', 'www.A.example.', 'nobody', 'a@b', ' a@b.example ', '12', '1'.repeat(16), 'XX',
  'us', 'US-NY', 'us-zz', '2026-02-30T10:00:00Z', '2026-11-20T10:00:00Z', 'admin', ',', '|', 'tab', 'tab ', 'exact', 'true',
  '\u200B', '\u00AD\u202E\n', '\u200Ba@b\u00FCcher.ex\u00ADample\u200E', '\u202A+49\u00A0(0)89/555\u20110110\u202C', 'b\u00FC\u200Bcher.example',
  0, -1, 1, 7, 0.29, 0.005, 1.5, 100, 100.01, 14, 10_081, 2_147_483_648, 1e300, true, false, [], ['x'], [''], ['a', 'a'], [null], {}, { a: '' }, { a: {} },
  { a: { field: 'title', split: '' } }, { a: [{ field: 'none' }] }, [{ domain_id: 0 }], [{ domain_id: 1, value: '' }, { domain_id: 1, value: null }],
]; // prettier-ignore

let door: ContractDoor;
beforeAll(async () => {
  door = await contractDoor(document);
});

describe('a form and the server refuse the same things with the same sentences', () => {
  it('covers every request body in the contract', () => {
    expect(forms.length).toBe(
      document.operations.flatMap(({ body }) => [body?.json, body?.multipart]).filter(Boolean).length,
    );
  });

  it.each(forms.map((form) => [form.name, form] as const))(
    '%s: every field with all kinds of values',
    async (_, form) => {
      const bodies = [{}, { ...form.example, no_such_field: 1 }, ...allFieldsAtOnce(form), ...oneFieldAtATime(form)];
      for (const body of bodies) expect(await disagreement(form, body)).toBeUndefined();
    },
  );

  it('agrees on bodies with several wrong fields', async () => {
    const sendable = forms.filter(({ isMultipart }) => !isMultipart);
    const value = fc.oneof(fc.constantFrom(...anything), fc.jsonValue());
    const wrong = fc.nat(sendable.length - 1).chain((index) => {
      const names = Object.keys(sendable[index]?.properties ?? {});
      const body = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
      return fc.tuple(fc.constant(sendable[index]?.name), body);
    });
    await fc.assert(
      fc.asyncProperty(wrong, async ([name, body]) => {
        const form = sendable.find((one) => one.name === name);
        expect(form && (await disagreement(form, body))).toBeUndefined();
      }),
      {
        numRuns: isFull ? 500 : 75,
        examples: [
          // A country in lowercase is right, and the state is looked up in it.
          [['clients.create as json', { country: 'us', state: '12' }]],
          // A name that `replace` would read as a pattern.
          [['clientFeeds.saveMapping as json', { mapping: { '$&': null } }]],
        ],
      },
    );
  });
});

/** Bodies in which each field has each of its values once, and never all of them the same. */
function allFieldsAtOnce(form: Form): readonly Fields[] {
  const fields = fieldsOf(form);
  const most = Math.max(0, ...fields.map(({ values }) => values.length));
  return Array.from({ length: most }, (_, turn) =>
    Object.fromEntries(fields.map(({ name, values }, at) => [name, values[(turn + at) % values.length]])),
  );
}

/** For the rule between fields, which sees only what is right on its own: the example with each such value of each field,
 * and with one that is wrong. */
function oneFieldAtATime(form: Form): readonly Fields[] {
  const { example, isWrongAlone } = form;
  if (!isWrongAlone) return [];
  return fieldsOf(form).flatMap(({ name, values }) => {
    const wrong = values.find((value) => isWrongAlone(name, value));
    const told = values.filter((value) => value === wrong || !isWrongAlone(name, value));
    return told.map((value) => Object.assign({}, example, { [name]: value }));
  });
}

const fieldsOf = (form: Form) =>
  Object.entries(form.properties)
    .filter(([, property]) => !isBinary(property))
    .map(([name, property]) => ({ name, values: valuesFor(form, property) }))
    .filter(({ values }) => values.length > 0);

/** A multipart form cannot express a value's type, so only values of the right type are sent there. */
function valuesFor({ isMultipart }: Form, property: Fields): readonly unknown[] {
  const types = typesOf(property);
  const limits = ['maxLength', 'minimum', 'maximum']
    .map((name) => property[name])
    .filter((limit) => typeof limit === 'number');
  const edges = types.includes('string')
    ? limits.flatMap((limit) => ['a'.repeat(limit), 'a'.repeat(limit + 1)])
    : limits.flatMap((limit) => [limit, limit - 1, limit + 1]);
  const values = [...anything, ...edges];
  if (!isMultipart) return values;
  // Nor is a far too long text read to its end.
  const isSendable = (value: unknown) => {
    if (typeof value !== 'string') return types.includes(Number.isSafeInteger(value) ? 'integer' : typeof value);
    const isText = types.includes('string') && !(types.includes('boolean') && value === 'true');
    return isText && value.trim() !== '' && value.length <= (limits[0] ?? 1000) + 1;
  };
  return values.filter((value) => value === undefined || isSendable(value));
}

/** What the form and the server say about a body, if they differ. */
async function disagreement(form: Form, body: Fields): Promise<object | undefined> {
  const files = form.isMultipart ? filesOf(form) : {};
  const mine = form.check({ ...body, ...files }).errors;
  const theirs = await door.errorsOf(form.operation, { body, files, role: senderOf(form.operation) });
  const isSame = isDeepStrictEqual(mine, theirs) && isDeepStrictEqual(orderOf(mine), orderOf(theirs));
  return isSame ? undefined : { body, mine, theirs };
}

/** The fields in the order reported. */
function orderOf(errors: object | undefined): readonly string[] {
  return [...new Set(Object.keys(errors ?? {}).map((field) => field.split('.')[0] ?? ''))];
}

function filesOf({ properties }: Form): Readonly<Record<string, File>> {
  const names = Object.entries(properties).filter(([, property]) => isBinary(property));
  return Object.fromEntries(names.map(([name]) => [name, new File(['x'], name === 'file' ? 'a.csv' : 'a.pdf')]));
}
