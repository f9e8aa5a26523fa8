import { afterEach, describe, expect, it } from 'vitest';
import { styleByMatching, styleByTag } from './computed-style.ts';
import { everyNth } from './full-run.ts';

const show = (html: string) => {
  document.body.innerHTML = html;
};
afterEach(() => {
  document.body.innerHTML = '';
  document.body.removeAttribute('style');
});

/** What is said of each element of the page. */
const seenBy = (look: (element: Element) => CSSStyleDeclaration) =>
  [...document.querySelectorAll('*')].map((element) => {
    const style = look(element);
    return {
      tag: element.outerHTML,
      id: element.id,
      display: style.display,
      visibility: style.visibility,
      pointerEvents: style.pointerEvents,
      byName: ['display', 'visibility', 'pointer-events'].map((name) => style.getPropertyValue(name)),
    };
  });

/** The quick answers by the elements' ids, if they are what jsdom says. */
function agreed() {
  const quick = seenBy(styleByTag);
  expect(quick).toEqual(seenBy(styleByMatching));
  return Object.fromEntries(quick.map((seen) => [seen.id, seen]));
}

const names = [
  'a abbr address area article aside audio b blockquote br button canvas caption center circle cite code col colgroup',
  'data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure footer form g h1 h2 h3 h4',
  'h5 h6 header hgroup hr i iframe img input ins kbd label legend li link main map mark marquee menu meta meter nav',
  'noscript object ol optgroup option output p param path picture pre progress q rp rt ruby s samp script search',
  'section select slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th',
  'thead time title tr track u ul var video wbr x-made-up',
].flatMap((line) => line.split(' '));

describe('the quick style is the one that jsdom finds by matching rules', () => {
  // Most of its time is jsdom's, which the full run compares for all of them.
  it.each(everyNth(['', 'hidden', 'hidden=until-found', 'open', 'popover', 'type=hidden', 'type=checkbox'], 3))(
    'for every element with the attribute "%s"',
    (attribute) => {
      const [name = '', value = ''] = attribute.split('=');
      for (const tag of names) {
        const element = document.createElement(tag);
        if (name) element.setAttribute(name, value);
        document.body.append(element);
      }
      expect(seenBy(styleByTag)).toEqual(seenBy(styleByMatching));
    },
  );

  it('for what is inherited, and what overrides it', () => {
    show(`<div id="out" style="visibility: hidden; pointer-events: none"><p id="in">
      <span id="again" style="visibility: visible"><b id="deep"></b></span>
      <span id="click" style="pointer-events: auto"></span><i id="inherit" style="visibility: inherit"></i>
      <i style="visibility: initial"></i><i style="pointer-events: unset"></i></p></div>`);
    const found = agreed();
    expect(found['in']).toMatchObject({ visibility: 'hidden', pointerEvents: 'none' });
    expect(found['deep']).toMatchObject({ visibility: 'visible', pointerEvents: 'none' });
    expect(found['click']).toMatchObject({ visibility: 'hidden', pointerEvents: 'auto' });
  });

  it('for a style attribute, whichever way it is written', () => {
    show(`<div id="none" style="display : none"></div><div id="flex" style="--x: 1;display:flex!important"></div>
      <i id="back" style="backface-visibility: hidden; -webkit-backface-visibility: hidden"></i>
      <i style="color: red;visibility:collapse"></i><i style="display: nonsense"></i>
      <input type="hidden" style="display: block"><span hidden id="shown" style="display: block"></span>`);
    const found = agreed();
    expect(found['none']).toMatchObject({ display: 'none' });
    expect(found['back']).toMatchObject({ visibility: 'visible' });
    expect(found['shown']).toMatchObject({ display: 'block' });
  });

  it('for a style sheet of the page, as long as it is there, and in a medium', () => {
    show(`<style>.gone { display: none } div > .unseen { visibility: hidden }
      @media (min-width: 1px) { .wide-gone { display: none !important } }
      @media (max-width: 1px) { .narrow-gone { display: none !important } }</style>
      <div class="gone" id="gone"></div><div class="wide-gone" id="wide"></div><div class="narrow-gone"></div>
      <div><i class="unseen"><b id="unseen"></b></i></div>`);
    const found = agreed();
    expect(found['gone']).toMatchObject({ display: 'none' });
    expect(found['unseen']).toMatchObject({ visibility: 'hidden' });
    const [sheet] = document.styleSheets;
    sheet?.insertRule('#unseen { pointer-events: none }');
    expect(agreed()['unseen']).toMatchObject({ pointerEvents: 'none' });
    document.querySelector('style')?.remove();
    expect(agreed()['gone']).toMatchObject({ display: 'block' });
  });

  it('for tables, lists that open, and dialogs', () => {
    show(`<table><colgroup hidden><col></colgroup><tbody><tr hidden id="row"><td><b id="cell"></b></td></tr></tbody></table>
      <details><summary id="first">One</summary><summary id="second">Two</summary><p></p></details>
      <details open><summary>One</summary><p></p></details><dialog id="closed"><p></p></dialog><dialog open></dialog>`);
    const found = agreed();
    expect(found['cell']).toMatchObject({ visibility: 'collapse' });
    expect([found['first']?.display, found['second']?.display]).toEqual(['list-item', 'block']);
    expect(found['closed']).toMatchObject({ display: 'none' });
  });

  it('for every other property, and a change that comes later', () => {
    show('<p id="text" style="color: red; margin-top: 3px"></p>');
    const element = document.getElementById('text') ?? document.body;
    const style = styleByTag(element);
    expect([style.color, style.marginTop, style.getPropertyValue('margin-top')]).toEqual([
      'rgb(255, 0, 0)',
      '3px',
      '3px',
    ]);
    expect(style).toHaveLength(styleByMatching(element).length);
    expect(style.display).toBe('block');
    element.hidden = true;
    expect(styleByTag(element).display).toBe('none');
  });
});
