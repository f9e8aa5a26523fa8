import { afterEach, expect, it } from 'vitest';
import { labelsByVisiting, labelsOf } from './field-labels.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

it('finds the labels that jsdom finds, in their order', () => {
  document.body.innerHTML = `<label id="l1" for="a">A</label><input id="a"><label id="l2" for="a">Again</label>
    <label id="l3">Around <span><select id="b"></select></span><input id="c"></label>
    <label id="l4" for="">None</label><label id="l5" for="gone">None</label><label id="l6" for="p">None</label><p id="p"></p>
    <label id="l7" for="d">First of two</label><button id="d"></button><button id="d" name="second"></button>
    <label id="l8" for="e">For another <textarea id="f"></textarea></label><textarea id="e"></textarea>
    <label id="l9">Hidden <input type="hidden" id="g"><input id="h"></label><input type="hidden" id="i"><input>`;
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea, button')];
  const found = fields.map((field) => labelsOf(field)?.map(({ id }) => id));
  expect(found).toEqual(fields.map((field) => labelsByVisiting(field)?.map(({ id }) => id)));
  expect(found.flat().filter((id) => id !== undefined)).toEqual(['l1', 'l2', 'l3', 'l7', 'l8', 'l9']);
  expect([found.at(-1), found.at(-2)]).toEqual([[], undefined]);
});

it('finds the labels of a field that is in no page', () => {
  const form = document.createElement('form');
  form.innerHTML = '<label id="away">Away <input></label>';
  expect(labelsOf(form.querySelector('input') as HTMLInputElement)?.map(({ id }) => id)).toEqual(['away']);
});
