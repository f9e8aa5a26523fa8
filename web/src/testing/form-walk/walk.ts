import { typesOf, type ContractDoor, type ContractForm, type NotedCall } from '@grt/mock-server/testing';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { controlLabeled, controlsIn, nameOf, type Control } from './controls.ts';
import { labelOf, roleOf, soon, type Entered, type WalkedForm } from './walked-form.ts';

/** A form that is open on the page, and what the contract says of its body. */
export interface OpenForm {
  readonly walked: WalkedForm;
  readonly contract: ContractForm;
  readonly container: HTMLElement;
  readonly door: ContractDoor;
  /** What was sent since the last look. */
  readonly takeSent: () => readonly NotedCall[];
  /** The fields that were right when the form was opened: a form of changes does not send them. */
  readonly unchanged: ReadonlySet<string>;
}

type Sentences = Readonly<Record<string, string>>;

/** Fills in the form with its wrong values, all others being right, and sends it.
 * @returns what the screen says of its fields, the contract's sentences for them, and what was sent nevertheless */
export async function sendWrong(form: OpenForm) {
  const wrong = wrongValues(form);
  await enterAll(form, wrong);
  const refused = await refusalsOf(form, wrong);
  const sent: NotedCall[] = [];
  await pressSend(form);
  await waitFor(() => {
    sent.push(...form.takeSent());
    const isAnswered = sent.length > 0 || isPassed(form) || Object.keys(toldBy(form, refused)).length > 0;
    if (!isAnswered) throw new Error('Nothing is said or sent yet');
  }, soon);
  return { told: toldBy(form, refused), refused, sent };
}

/** Corrects the wrong values and sends the form. @returns what was sent: nothing for a step, once it was passed */
export async function sendRight(form: OpenForm): Promise<readonly NotedCall[]> {
  await enterAll(form);
  const sent: NotedCall[] = [];
  await pressSend(form);
  await waitFor(() => {
    sent.push(...form.takeSent());
    if (sent.length === 0 && !isPassed(form)) throw new Error('It is not sent yet');
  }, soon);
  return sent;
}

/** The values of the fields as texts: what was entered, and what a body has under their names. */
export function valuesOf({ walked, unchanged }: OpenForm, body: NotedCall['body']) {
  const { fields, ticks = {}, sends = {}, entryOf } = walked;
  const entered = Object.entries({ ...fields, ...ticks }).map(([field, [label, right]]) => {
    const value = field in ticks ? label : right;
    return [field, textOf(field in sends ? sends[field] : value)] as const;
  });
  const [entry = {}] = entryOf === undefined ? [body] : (body[entryOf] as readonly NotedCall['body'][]);
  const changed = entered.filter(([field]) => field in entry || !unchanged.has(field));
  const sent = changed.map(([field]) => [field, textOf(entry[field])] as const);
  return { entered: Object.fromEntries(changed), sent: Object.fromEntries(sent) };
}

const textOf = (value: unknown): string => {
  const isFile = typeof value === 'object' && value !== null && 'name' in value;
  return String(isFile ? value.name : value);
};

/** The fields of a form that show what is entered on the walk before it was entered. */
export function alreadyRight({ fields }: WalkedForm, container: HTMLElement): ReadonlySet<string> {
  const right = Object.entries(fields).filter(
    ([, [label, entered]]) => valueIn(controlLabeled(container, label)) === entered,
  );
  return new Set(right.map(([field]) => field));
}

/** The controls of the form that belong to none of its fields. */
export function strangersIn({ walked, container }: OpenForm): readonly string[] {
  const { fields, ticks = {}, others = [] } = walked;
  const labels = [...Object.values(fields).map(([label]) => label), ...others];
  const isKnown = (control: Control) =>
    control.disabled ||
    // A list of boxes has more of them than are ticked on the walk.
    (control.type === 'checkbox' && Object.keys(ticks).length > 0) ||
    labels.some((label) => labelOf(label).test(nameOf(control)));
  return controlsIn(container).flatMap((control) => (isKnown(control) ? [] : [nameOf(control)]));
}

/** One wrong value for each field that can have one: those that are listed, or a text that is too long. */
function wrongValues(form: OpenForm): Readonly<Record<string, string>> {
  const { walked, contract } = form;
  if (walked.wrong) return walked.wrong;
  const tooLong = Object.keys(walked.fields).flatMap((field) => {
    const { maxLength } = contract.properties[field] ?? {};
    if (isChoice(controlOf(form, field))) return [];
    // Longer texts come from editors.
    return typeof maxLength === 'number' && maxLength <= 10_000 ? [[field, 'a'.repeat(maxLength + 1)]] : [];
  });
  return Object.fromEntries(tooLong) as Readonly<Record<string, string>>;
}

/** The first sentence of the contract for each field of the form, if these values are wrong and all others right. */
async function refusalsOf(
  { walked, contract, door }: OpenForm,
  wrong: Readonly<Record<string, string>>,
): Promise<Sentences> {
  const isNumber = (field: string) => /number|integer/.test(typesOf(contract.properties[field] ?? {}).join());
  const numberIn = (text: string) => (text === '' ? null : Number(text));
  const values = Object.fromEntries(
    Object.entries(wrong).map(([field, value]) => [field, isNumber(field) ? numberIn(value) : value]),
  );
  const { example } = contract;
  const body = walked.entryOf ? { [walked.entryOf]: [{ domain_id: 1, ...values }] } : { ...example, ...values };
  const isForm = contract.kind === 'multipart';
  const errors = await door.errorsOf(contract.operation, { body, files: {}, role: roleOf(walked.as), isForm });
  const known = Object.entries(errors ?? {}).map(([name, [sentence = '']]) => [name.split('.').at(-1), sentence]);
  return Object.fromEntries(known.filter(([field = '']) => field in wrong)) as Sentences;
}

/** What is said at each field, as a screen reader finds it, and in alerts, if that is where the form says it. */
function toldBy(form: OpenForm, refused: Sentences): Sentences {
  const atFields = Object.keys(form.walked.fields).flatMap((field) => {
    const control = controlOf(form, field);
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
    const parts = ids.filter((id) => /-(error|about)$/.test(id)).map((id) => document.getElementById(id));
    const said = parts.map((part) => (part?.querySelector('p') ?? part)?.textContent ?? '').join('');
    return control.getAttribute('aria-invalid') === 'true' && said !== '' ? [[field, said] as const] : [];
  });
  if (!form.walked.tellsInAlert) return Object.fromEntries(atFields);
  const alerts = within(form.container).queryAllByRole('alert', { hidden: true });
  const inAlerts = alerts.map(({ textContent }) => textContent).join('\n');
  const said = Object.entries(refused).filter(([, sentence]) => inAlerts.includes(sentence));
  return Object.fromEntries([...atFields, ...said]);
}

/** Whether the step after this one shows. */
const isPassed = ({ walked, container }: OpenForm): boolean =>
  walked.passed !== undefined && within(container).queryAllByLabelText(labelOf(walked.passed)).length > 0;

const controlOf = ({ walked, container }: OpenForm, field: string): Control =>
  controlLabeled(container, walked.fields[field]?.[0] ?? field);

async function pressSend({ walked, container }: OpenForm): Promise<void> {
  const isMeant = ({ textContent, disabled }: HTMLButtonElement) =>
    !disabled && (typeof walked.send === 'string' ? textContent === walked.send : walked.send.test(textContent));
  const button = await waitFor(() => {
    const found = [...container.querySelectorAll('button')].find(isMeant);
    if (!found) throw new Error('It cannot be sent yet');
    return found;
  }, soon);
  await act(async () => {
    button.click();
    await Promise.resolve();
  });
}

/** Enters what is right, with these values in its place. */
async function enterAll(form: OpenForm, wrong: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [, label] of Object.values(form.walked.ticks ?? {})) await enter(boxLabeled(form, label), true);
  for (const [field, [, right]] of Object.entries(form.walked.fields)) {
    const control = controlOf(form, field);
    const entered = wrong[field] ?? right;
    const isThere = control.type === 'file' ? control.value !== '' : valueIn(control) === entered;
    if (!isThere) await enter(control, entered);
  }
}

const boxLabeled = ({ container }: OpenForm, label: string) =>
  within(container).getByLabelText<HTMLInputElement>(label);

const isChoice = (control: Control): boolean =>
  control instanceof HTMLSelectElement || control.getAttribute('aria-haspopup') === 'listbox';

const valueIn = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

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
      if (valueIn(control) !== entered) fireEvent.click(control);
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
  const option = await waitFor(() => {
    const list = control.getAttribute('aria-controls');
    const options = [...document.querySelectorAll<HTMLElement>('[role=option]')].filter(
      ({ textContent }) => textContent === entered,
    );
    // A list may close again when a step of a form moves the focus; its options stay.
    const [only, ...others] = options;
    const found = options.find((one) => one.closest('[role=listbox]')?.id === list);
    if (found) return found;
    if (!only || others.length > 0) throw new Error(`${entered} is not in the list yet`);
    return only;
  }, soon);
  await act(async () => {
    fireEvent.click(option);
    await Promise.resolve();
  });
}
