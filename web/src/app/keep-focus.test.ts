import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1">
    <form><input id="name"><button id="save">Save</button></form>
    <table><tbody>
      <tr id="one"><td><button id="delete-one">Delete</button></td></tr>
      <tr id="two"><td><button id="delete-two">Delete</button></td></tr>
      <tr id="three"><td><button id="delete-three">Delete</button></td></tr>
    </tbody></table>
  </main>
  <div id="portal"><div role="dialog"><button id="confirm">Delete</button></div></div>`;
  vi.useFakeTimers();
  end = keepFocus();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const at = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`Nothing is named ${id}`);
  return found;
};
/** As a browser does, and jsdom does not: what is disabled loses the focus. */
function disable(id: string): void {
  at(id).blur();
  at(id).setAttribute('disabled', '');
}
/** Once nothing else has set it. */
async function focused(): Promise<Element | null> {
  await vi.advanceTimersByTimeAsync(100);
  return document.activeElement;
}

it('gives the focus back to a button that was disabled for a while, and meanwhile to its form', async () => {
  at('save').focus();
  disable('save');
  expect(await focused()).toBe(document.querySelector('form'));
  at('save').removeAttribute('disabled');
  expect(await focused()).toBe(at('save'));
  expect(document.querySelector('form')?.hasAttribute('tabindex')).toBe(false);
});

it('leaves the focus alone that something else has set', async () => {
  at('save').focus();
  disable('save');
  expect(await focused()).toBe(document.querySelector('form'));
  at('name').focus();
  at('save').removeAttribute('disabled');
  at('one').remove();
  expect(await focused()).toBe(at('name'));
});

it('moves on to the row that takes the place of the one that goes away, else to the last one', async () => {
  at('delete-two').focus();
  at('two').remove();
  expect(await focused()).toBe(at('three'));
  at('three').remove();
  expect(await focused()).toBe(at('one'));
  at('one').remove();
  expect(await focused()).toBe(document.querySelector('main'));
});

it('goes back behind a dialog that goes away, or to what took the place of a row that went with it', async () => {
  at('delete-one').focus();
  at('confirm').focus();
  const dialog = at('portal').cloneNode(true);
  at('portal').remove();
  expect(await focused()).toBe(at('delete-one'));
  document.body.append(dialog);
  at('confirm').focus();
  at('portal').remove();
  at('one').remove();
  expect(await focused()).toBe(at('two'));
});

it('lets go of the place after a click beside all controls', async () => {
  at('delete-one').focus();
  at('delete-one').blur();
  document.querySelector('td')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  at('one').remove();
  expect(await focused()).toBe(document.body);
});
