import { labelOf } from './walked-form.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = 'input:not([type=hidden], [hidden], [type=radio], [type=search]), textarea, select';

/** What a person can fill in. */
export const controlsIn = (container: HTMLElement) => [...container.querySelectorAll<Control>(controls)];

/** Finding the label of a control takes long. */
const names = new WeakMap<Control, string>();

/** The label of a control. */
export function nameOf(control: Control): string {
  const known = names.get(control);
  if (known !== undefined) return known;
  const name = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.name;
  names.set(control, name);
  return name;
}

/** The control with a label. @throws Error if there is none */
export function controlLabeled(container: HTMLElement, label: string | RegExp): Control {
  const found = controlsIn(container).find((control) => labelOf(label).test(nameOf(control)));
  if (!found) throw new Error(`There is no field ${String(label)}`);
  return found;
}
