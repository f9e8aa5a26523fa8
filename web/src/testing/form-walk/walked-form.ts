import type { ContractForm, TestServer } from '@grt/mock-server/testing';
import { act, fireEvent, screen } from '@testing-library/react';

/** Who fills in a form: a demo person, or a visitor who is not signed in. */
export type Person = 'visitor' | 'acme' | 'reviewer' | 'admin';

/** As whom the door of the contract lets them in. */
export function roleOf(person: Person): 'visitor' | 'client' | 'super_admin' {
  if (person === 'visitor') return person;
  return person === 'acme' ? 'client' : 'super_admin';
}

/** What the forms are about, prepared once. */
export interface Scene {
  readonly server: TestServer;
  /** A server without a super admin, for the form that creates the first one. */
  readonly bare: TestServer;
  readonly domain: number;
  readonly feed: number;
  readonly fetchedFeed: number;
  readonly page: number;
  readonly webhook: number;
  readonly platformWebhook: number;
  readonly setupToken: string;
  readonly resetToken: string;
  readonly firstToken: string;
  /** Of an application with a question to its applicant. */
  readonly applicationToken: string;
}

/** A value that a person gives: typed, chosen in a list, ticked, or picked as a file. */
export type Entered = string | boolean | File;

/** Waits for a form, and leads to it. @returns its part of the page */
export type Opening = (scene: Scene) => Promise<HTMLElement>;

/** One form of one screen: how a person gets to it, and which of its fields is which field of the request. */
export interface WalkedForm {
  /** The file that checks it, below `web/src`. */
  readonly file: string;
  readonly operation: string;
  /** Calls that carry the same body instead. */
  readonly also?: readonly string[];
  readonly kind?: ContractForm['kind'];
  readonly as: Person;
  readonly at: string | ((scene: Scene) => string);
  readonly on?: 'bare';
  /** The whole page by default. */
  readonly open?: Opening;
  /** The button that sends it. */
  readonly send: string | RegExp;
  /** The fields by their wire names: a label, and what is entered before the walk. */
  readonly fields: Readonly<Record<string, readonly [label: string | RegExp, entered: Entered]>>;
  /** Fields that are lists of ticked boxes: each value with its label. The first is ticked before the walk. */
  readonly ticks?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the screen adds to the body by itself. */
  readonly adds?: Readonly<Record<string, unknown>>;
  /** How a text becomes a value, where that is not plain: `what is not a number becomes 0`. */
  readonly reads?: Readonly<Record<string, (text: string) => unknown>>;
  /** A step of a form that is sent later: what shows that it was passed, and the button that leads back. */
  readonly step?: { readonly passed: string | RegExp; readonly back: string };
  /** Nothing is sent without a text, by specification: the dialog closes. */
  readonly closesWhenBlank?: true;
  /** What a field may be, where the request has it deeper down. */
  readonly schemas?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The body that the fields make, if they are deeper down. */
  readonly bodyOf?: (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Labels of controls that belong to no field of the request. */
  readonly others?: readonly (string | RegExp)[];
  /** Sentences that appear while a field is typed in, before the form is sent. */
  readonly tellsEarly?: Readonly<Record<string, string>>;
  /** Its sentences are in an alert instead of under its fields; a text is what the specification says there if something
   * is missing. */
  readonly tellsInAlert?: true | string;
}

/** A label with the asterisk of a field that is required, or without. */
export const labelOf = (label: string | RegExp): RegExp =>
  typeof label === 'string' ? new RegExp(`^${label.replaceAll(/[()$]/g, '\\$&')}( \\*)?$`) : label;

/** A form that is not there by then is not there. */
export const soon = { timeout: 15_000 };

/** Presses a button or follows a link. */
export async function press(name: string | RegExp, role: 'button' | 'link' | 'radio' = 'button'): Promise<void> {
  const [button] = await screen.findAllByRole(role, { name }, soon);
  await act(async () => {
    if (button) fireEvent.click(button);
    await Promise.resolve();
  });
}

/** A dialog, opened by the address or by pressing something. */
export const dialog =
  (...names: readonly [...pressed: (string | RegExp)[], dialog: string | RegExp]): Opening =>
  async () => {
    for (const name of names.slice(0, -1)) await press(name);
    return await screen.findByRole('dialog', { name: names.at(-1) ?? '' }, soon);
  };

/** A part of the page that has a heading of its own. */
export const region =
  (name: string): Opening =>
  async () =>
    await screen.findByRole('region', { name }, soon);
