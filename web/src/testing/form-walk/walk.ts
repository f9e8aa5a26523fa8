import { edgesOf, typesOf, type ContractDoor, type ContractForm, type NotedCall } from '@grt/mock-server/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isDeepStrictEqual } from 'node:util';
import { labelOf, roleOf, soon, type Entered, type WalkedForm } from './walked-form.ts';

/** A form that is open on the page, and what the contract says of its body. */
export interface OpenForm {
  readonly walked: WalkedForm;
  readonly contract: ContractForm;
  readonly container: HTMLElement;
  readonly door: ContractDoor;
  /** The controls that were found, by field. */
  readonly controls: Map<string, Control>;
  /** The chosen files: their control is re-created while one is sent. */
  readonly files: Map<string, File>;
  /** What was sent since the last look. */
  readonly takeSent: () => readonly NotedCall[];
}

/** Where the screen and the server differ about one value. */
export interface Difference {
  readonly field: string;
  readonly entered: unknown;
  readonly screen: unknown;
  readonly server: unknown;
}

type Sentences = Readonly<Record<string, string>>;

/** Enters every kind of value into every field and sends it. @returns where the screen and the server differ. */
export async function walk(form: OpenForm): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const compare = async (field: string, entered: Entered | undefined) => {
    const difference = await differenceAt(form, field, entered);
    if (difference) differences.push(difference);
    if (differences.length > 5) throw new Error(`There are many differences: ${JSON.stringify(differences, null, 1)}`);
  };
  if (isBlank(form)) await compare('nothing', undefined);
  await enterBase(form);
  await compare('everything', undefined);
  for (const field of Object.keys(form.walked.fields)) {
    for (const entered of valuesFor(form, field)) {
      await enter(controlOf(form, field), entered);
      await compare(field, entered);
    }
    await enterBase(form);
  }
  for (const [field, boxes] of Object.entries(form.walked.ticks ?? {})) {
    await tick(form, boxes, false);
    await compare(field, undefined);
    await tick(form, boxes, true);
  }
  return differences;
}

/** Whether nothing is filled in yet, and the form can be sent all the same. */
function isBlank(form: OpenForm): boolean {
  const controls = Object.keys(form.walked.fields).map((field) => controlOf(form, field));
  const texts = controls.filter((control) => /^(text|email|password|textarea|url|tel)$/.test(control.type));
  return (
    !form.walked.closesWhenBlank &&
    texts.length > 0 &&
    texts.every(({ value }) => value === '') &&
    buttonOf(form)?.disabled === false
  );
}

async function tick(
  { container }: OpenForm,
  boxes: Readonly<Record<string, string>>,
  isTicked: boolean,
): Promise<void> {
  for (const label of Object.values(boxes)) {
    await enter(within(container).getByLabelText<HTMLInputElement>(label), isTicked);
  }
}

async function differenceAt(
  form: OpenForm,
  field: string,
  entered: Entered | undefined,
): Promise<Difference | undefined> {
  const refused = await refusalsOf(form);
  const sent: NotedCall[] = [];
  const seen = () => {
    sent.push(...form.takeSent());
    const isSent = form.walked.step ? isPassed(form) : sent.length > 0;
    return { isSent, told: isSent && form.walked.step ? {} : toldBy(form) };
  };
  form.takeSent();
  await act(async () => {
    buttonOf(form)?.click();
    await Promise.resolve();
  });
  const mine = told(form, refused ?? {});
  const isRight = form.walked.step ? Object.keys(mine).length === 0 : refused === undefined;
  const wanted = { isSent: isRight, told: mine };
  try {
    await waitFor(
      () => {
        const now = seen();
        if (!isAsWanted(form, now, wanted)) throw new Error('not yet');
        if (now.isSent && !buttonOf(form)) throw new Error('it is still being sent');
      },
      { timeout: 20_000, interval: 10 },
    );
  } catch {
    return { field, entered: short(entered), screen: seen(), server: refused ?? 'lets it in' };
  }
  if (form.walked.step && isPassed(form)) await goBack(form);
  const wrong = sent.flatMap(({ operation, errors }) => {
    const isMeant = [form.walked.operation, ...(form.walked.also ?? [])].includes(operation);
    return isMeant && errors === undefined ? [] : [{ operation, errors }];
  });
  return wrong.length === 0 ? undefined : { field, entered: short(entered), screen: wrong, server: refused };
}

function isPassed({ walked, container }: OpenForm): boolean {
  return walked.step !== undefined && within(container).queryAllByLabelText(labelOf(walked.step.passed)).length > 0;
}

async function goBack(form: OpenForm): Promise<void> {
  const back = [...form.container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === form.walked.step?.back,
  );
  await act(async () => {
    back?.click();
    await Promise.resolve();
  });
  await waitFor(() => controlOf(form, Object.keys(form.walked.fields)[0] ?? ''), soon);
}

interface Seen {
  readonly isSent: boolean;
  readonly told: Sentences;
}

function isAsWanted({ walked, container }: OpenForm, seen: Seen, wanted: Seen): boolean {
  if (seen.isSent !== wanted.isSent) return false;
  if (!walked.tellsInAlert || wanted.isSent) return isDeepStrictEqual(seen.told, wanted.told);
  const alerts = within(container).queryAllByRole('alert', { hidden: true });
  const said = [...alerts.map(({ textContent }) => textContent), ...Object.values(seen.told)].join('\n');
  const sentences = [...Object.values(wanted.told), walked.tellsInAlert];
  return sentences.some((sentence) => typeof sentence === 'string' && said.includes(sentence));
}

/** What the server says of the body that the present values make. */
async function refusalsOf(form: OpenForm): Promise<Readonly<Record<string, readonly string[]>> | undefined> {
  const { walked, contract, door } = form;
  const files: Record<string, File> = {};
  const body: Record<string, unknown> = { ...walked.adds };
  for (const field of Object.keys(walked.fields)) {
    const file = form.files.get(field);
    if (file) files[field] = file;
    else body[field] = valueIn(form, field);
  }
  for (const [field, boxes] of Object.entries(walked.ticks ?? {})) {
    const isTicked = (label: string) => within(form.container).getByLabelText<HTMLInputElement>(label).checked;
    body[field] = Object.entries(boxes).flatMap(([value, label]) => (isTicked(label) ? [value] : []));
  }
  return door.errorsOf(contract.operation, {
    body: walked.bodyOf?.(body) ?? body,
    files,
    role: roleOf(walked.as),
    isForm: contract.kind === 'multipart',
  });
}

/** The value of a field as it goes over the wire. */
function valueIn(form: OpenForm, field: string): unknown {
  const control = controlOf(form, field);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  if (control.type === 'file') return undefined;
  const read = form.walked.reads?.[field];
  if (read) return read(control.value);
  const property = schemaOf(form, field);
  const isText = typesOf(property).includes('string') && property['enum'] === undefined;
  if (isText) return control.value;
  if (control.value === '') return undefined;
  // A record is shown by its name and sent by its number: the scene has one of each kind.
  if (control.getAttribute('aria-haspopup') === 'listbox' && !typesOf(property).includes('string')) return 1;
  return typesOf(property).includes('string') ? control.value : Number(control.value.replace(/ .*$/, ''));
}

/** The first sentence of each field of the form. */
function told({ walked }: OpenForm, errors: Readonly<Record<string, readonly string[]>>): Sentences {
  const known = Object.entries(errors).map(
    ([name, [sentence]]) =>
      [(name.startsWith('values.') ? name.split('.').at(-1) : name.split('.')[0]) ?? '', sentence ?? ''] as const,
  );
  const isEarly = ([name, sentence]: readonly [string, string]) => sentence === walked.tellsEarly?.[name];
  return Object.fromEntries(known.filter((one) => one[0] in walked.fields && !isEarly(one)));
}

/** What is said at each field, as a screen reader finds it. */
function toldBy(form: OpenForm): Sentences {
  return Object.fromEntries(
    Object.keys(form.walked.fields).flatMap((field) => {
      const control = controlOf(form, field);
      const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
      const said = ids
        .filter((id) => /-(error|about)$/.test(id))
        .map(
          (id) =>
            control.ownerDocument.getElementById(id)?.querySelector('p')?.textContent ??
            control.ownerDocument.getElementById(id)?.textContent ??
            '',
        )
        .join('');
      const isRefused = control.getAttribute('aria-invalid') === 'true';
      const isEarly = said === form.walked.tellsEarly?.[field];
      return isRefused && said !== '' && !isEarly ? [[field, said]] : [];
    }),
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a field. Looking for a label takes long, so it is looked for again only once the control is gone. */
export function controlOf({ walked, container, controls }: OpenForm, field: string): Control {
  const known = controls.get(field);
  if (known?.isConnected) return known;
  const found = within(container).getByLabelText<Control>(labelOf(walked.fields[field]?.[0] ?? field), {
    selector: 'input, textarea, select',
  });
  controls.set(field, found);
  return found;
}

function buttonOf({ walked, container }: OpenForm): HTMLButtonElement | undefined {
  const isMeant = ({ textContent }: HTMLButtonElement) =>
    typeof walked.send === 'string' ? textContent === walked.send : walked.send.test(textContent);
  return [...container.querySelectorAll('button')].find(isMeant);
}

async function enterBase(form: OpenForm): Promise<void> {
  for (const boxes of Object.values(form.walked.ticks ?? {})) await tick(form, boxes, true);
  for (const [field, [, entered]] of Object.entries(form.walked.fields)) {
    const control = controlOf(form, field);
    if (typeof entered === 'object') {
      if (!form.files.has(field)) await enter(control, entered);
      form.files.set(field, entered);
      continue;
    }
    const isThere =
      control instanceof HTMLInputElement && control.type === 'checkbox'
        ? control.checked === entered
        : control.value === entered;
    if (!isThere) await enter(control, entered);
  }
}

async function enter(control: Control, entered: Entered): Promise<void> {
  if (control.getAttribute('aria-haspopup') === 'listbox' && typeof entered === 'string') {
    await choose(control, entered);
    return;
  }
  if (control instanceof HTMLSelectElement)
    await waitFor(() => {
      if (![...control.options].some(({ value }) => value === entered)) throw new Error('The choice is not there yet');
    }, soon);
  await act(async () => {
    if (typeof entered === 'boolean') {
      if (control instanceof HTMLInputElement && control.checked !== entered) fireEvent.click(control);
    } else if (typeof entered === 'string') fireEvent.change(control, { target: { value: entered } });
    else fireEvent.change(control, { target: { files: [entered] } });
    await Promise.resolve();
  });
}

/** Chooses in a list that can be searched. */
async function choose(control: Control, entered: string): Promise<void> {
  await act(async () => {
    fireEvent.click(control);
    await Promise.resolve();
  });
  const options = await screen.findAllByRole('option', { name: entered, hidden: true }, soon);
  await act(async () => {
    const list = control.getAttribute('aria-controls') ?? '';
    fireEvent.click(options.find((option) => option.closest('[role=listbox]')?.id === list) ?? control);
    await Promise.resolve();
  });
}

/** Every kind of value that a person can give to this field. */
function valuesFor(form: OpenForm, field: string): readonly Entered[] {
  const control = controlOf(form, field);
  const base = form.walked.fields[field]?.[1] ?? '';
  if (typeof base === 'boolean') return [!base];
  // Only what is in the list can be chosen there.
  if (control.getAttribute('aria-haspopup') === 'listbox') return [];
  if (control instanceof HTMLSelectElement) {
    const values = [...control.options].map(({ value }) => value);
    return [...new Set([values[0] ?? '', values[1] ?? '', values.at(-1) ?? ''])];
  }
  // Of a file the server judges more than the form says; its name and size are tried where the forms are.
  if (typeof base !== 'string') return [];
  const blanks = form.walked.closesWhenBlank ? [] : ['', ' \t '];
  return [...blanks, ` ${base} `, ...edgesOf(schemaOf(form, field)).map(String)];
}

function schemaOf({ walked, contract }: OpenForm, field: string): Readonly<Record<string, unknown>> {
  return walked.schemas?.[field] ?? contract.properties[field] ?? {};
}

const short = (entered: Entered | undefined) =>
  typeof entered === 'string' && entered.length > 40 ? `${String(entered.length)} of ${entered.slice(0, 2)}` : entered;
