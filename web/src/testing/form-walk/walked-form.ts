import type { ContractForm, TestServer } from '@grt/mock-server/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

/** Who fills in a form: a demo person, or a visitor who is not signed in. */
export type Person = 'visitor' | 'acme' | 'reviewer' | 'admin';

/** As whom the door of the contract lets them in. */
export function roleOf(person: Person): 'visitor' | 'client' | 'super_admin' {
  if (person === 'visitor') return person;
  return person === 'acme' ? 'client' : 'super_admin';
}

/** What signing in puts into the browser's storage. */
export interface Session {
  readonly token: string;
  readonly user: object;
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
  /** Of those who sign in. */
  readonly sessions: Readonly<Record<Exclude<Person, 'visitor'>, Session>>;
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
  /** A call that carries the same body instead. */
  readonly also?: string;
  readonly kind?: ContractForm['kind'];
  readonly as: Person;
  readonly at: string | ((scene: Scene) => string);
  readonly on?: 'bare';
  /** The whole page by default. */
  readonly open?: Opening;
  /** The button that sends it. */
  readonly send: string | RegExp;
  /** The fields by their wire names: a label, and a value that is right. */
  readonly fields: Readonly<Record<string, readonly [label: string | RegExp, right: Entered]>>;
  /** The values that are refused, by field. By default, each text is too long. */
  readonly wrong?: Readonly<Record<string, string>>;
  /** The values on the wire of fields that show something else, by field. */
  readonly sends?: Readonly<Record<string, unknown>>;
  /** A field that is a list of ticked boxes: the value and the label of the one that is ticked. */
  readonly ticks?: Readonly<Record<string, readonly [value: string, label: string]>>;
  /** Fields that the screen adds to the body by itself. */
  readonly adds?: readonly string[];
  /** A step of a form that is sent later: the label of a field that shows that it was passed. */
  readonly passed?: string | RegExp;
  /** The list in the body whose entry has the fields. */
  readonly entryOf?: string;
  /** Labels of controls that belong to no field of the request. */
  readonly others?: readonly (string | RegExp)[];
  /** Its sentences are in an alert instead of under its fields. */
  readonly tellsInAlert?: true;
}

/** A label with the asterisk of a field that is required, or without. */
export const labelOf = (label: string | RegExp): RegExp =>
  typeof label === 'string' ? new RegExp(`^${label.replaceAll(/[()$]/g, '\\$&')}( \\*)?$`) : label;

/** A form that is not there by then is not there. */
export const soon = { timeout: 15_000 };

const pressed = { button: 'button', radio: 'input[type=radio]' } as const;

/** Presses a button, or picks one of several. */
export async function press(name: string | RegExp, kind: 'button' | 'radio' = 'button'): Promise<void> {
  const isMeant = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  // Looking for a role takes long on a large page, and waiting looks for it at each change.
  const button = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLButtonElement | HTMLInputElement>(pressed[kind])];
    const found = all.find((one) =>
      isMeant(one.getAttribute('aria-label') ?? (one.labels?.[0] ?? one).textContent?.trim() ?? ''),
    );
    if (!found) throw new Error(`There is no ${kind} ${String(name)}`);
    return found;
  }, soon);
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
}

/** A dialog, opened by the address or by pressing something. */
export const dialog =
  (...names: readonly [...pressed: (string | RegExp)[], dialog: string | RegExp]): Opening =>
  async () => {
    for (const name of names.slice(0, -1)) await press(name);
    return await screen.findByRole('dialog', { name: names.at(-1) ?? '', hidden: true }, soon);
  };

/** A part of the page that has a heading of its own. */
export const region =
  (name: string): Opening =>
  async () =>
    await screen.findByRole('region', { name, hidden: true }, soon);
