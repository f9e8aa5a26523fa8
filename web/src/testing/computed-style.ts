/** What the queries and clicks of a test ask about every element they visit. */
const asked = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' } as const;
type Asked = (typeof asked)[keyof typeof asked];

/** What holds if no rule and no attribute says otherwise. `display` is not inherited and depends on the element. */
const inherited = { visibility: 'visible', 'pointer-events': 'auto' } as const;

/** jsdom's own answer: it matches each rule of each style sheet with the element, its own sheet included. */
export const styleByMatching = window.getComputedStyle;

/** A `getComputedStyle` that says what jsdom's says, without matching rules for what testing-library and user-event ask
 * (whether something is hidden, and whether it can be clicked): a look-up by role asks that of a thousand elements.
 *
 * jsdom still answers for every other property, and where a rule of a page's style sheet or a `style` attribute speaks
 * about the element or, for what is inherited, about one of its ancestors. */
export function styleByTag(element: Element, pseudoElement?: string | null): CSSStyleDeclaration {
  if (pseudoElement) return styleByMatching(element, pseudoElement);
  return new Proxy(emptyStyle, new QuickStyle(element));
}

const emptyStyle = document.createElement('i').style;

class QuickStyle implements ProxyHandler<CSSStyleDeclaration> {
  readonly #element: Element;

  constructor(element: Element) {
    this.#element = element;
  }

  get(_target: CSSStyleDeclaration, name: string | symbol): unknown {
    if (name === 'display' || name === 'visibility' || name === 'pointerEvents') return this.#valueOf(asked[name]);
    if (name === 'getPropertyValue') return this.getPropertyValue;
    const style = styleByMatching(this.#element);
    const value: unknown = Reflect.get(style, name, style);
    return typeof value === 'function' ? value.bind(style) : value;
  }

  readonly getPropertyValue = (name: string): string =>
    name === 'display' || name === 'visibility' || name === 'pointer-events'
      ? this.#valueOf(name)
      : styleByMatching(this.#element).getPropertyValue(name);

  #valueOf(property: Asked): string {
    const element = this.#element;
    const selectors = [...element.ownerDocument.styleSheets].flatMap((sheet) => selectorsOf(sheet)[property]);
    if (property === 'display') {
      return isStyled(element, property, selectors) || dependsOnItsPlace(element)
        ? matched(element, property)
        : displayOf(element);
    }
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (isStyled(one, property, selectors)) return matched(element, property);
    }
    return inherited[property];
  }
}

const matched = (element: Element, property: Asked) => styleByMatching(element).getPropertyValue(property);

/** Whether an attribute sets a property of an element, or a rule of the page with one of the selectors. */
function isStyled(element: Element, property: Asked, selectors: readonly string[]): boolean {
  // jsdom's own sheet has one rule about `visibility`: a hidden row of a table is collapsed.
  if (property === 'visibility' && element.hasAttribute('hidden')) return true;
  const attribute = element.getAttribute('style');
  if (attribute && declared[property].test(attribute)) return true;
  return selectors.some((selector) => selects(selector, element));
}

/** Where a `style` attribute sets a property: `visibility:`, but not `backface-visibility:`. */
const declared: Readonly<Record<Asked, RegExp>> = {
  display: /(?:^|[;\s])display\s*:/i,
  visibility: /(?:^|[;\s])visibility\s*:/i,
  'pointer-events': /(?:^|[;\s])pointer-events\s*:/i,
};

type Selectors = Readonly<Record<Asked, readonly string[]>>;
const known = new WeakMap<CSSStyleSheet, { readonly length: number; readonly selectors: Selectors }>();

/** The selectors of the rules in a sheet that set one of the properties, also if they hold for some media only. */
function selectorsOf(sheet: CSSStyleSheet): Selectors {
  const { length } = sheet.cssRules;
  const before = known.get(sheet);
  if (before?.length === length) return before.selectors;
  const rules = [...styleRules(sheet.cssRules)];
  const setting = (property: Asked) =>
    rules.filter(({ style }) => style.getPropertyValue(property) !== '').map(({ selectorText }) => selectorText);
  const selectors = {
    display: setting('display'),
    visibility: setting('visibility'),
    'pointer-events': setting('pointer-events'),
  };
  known.set(sheet, { length, selectors });
  return selectors;
}

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
  }
}

/** Most rules of the component kit select a single class, which is found without parsing the selector. */
const selects = (selector: string, element: Element) =>
  /^\.[\w-]+$/.test(selector) ? element.classList.contains(selector.slice(1)) : element.matches(selector);

/** Whether more than an element's name and attributes decides how it is displayed: its siblings, or a method. */
const dependsOnItsPlace = (element: Element) => element.localName === 'summary' || element.hasAttribute('popover');

/** The attributes that jsdom's own sheet looks at to decide on `display`. */
const telling = ['hidden', 'open', 'type'] as const;
const displays = new Map<string, string>();
const elsewhere = document.implementation.createHTMLDocument();

/** How jsdom's own sheet displays elements with this name and these attributes: found out once, with an element that is
 * in no page. */
function displayOf(element: Element): string {
  const attributes = telling.map((name) => element.getAttribute(name));
  const key = [element.namespaceURI, element.localName, ...attributes.map((value) => value ?? '-')].join('|');
  const before = displays.get(key);
  if (before !== undefined) return before;
  const like = elsewhere.createElementNS(element.namespaceURI, element.localName);
  for (const [index, name] of telling.entries()) {
    const value = attributes[index];
    if (value !== null && value !== undefined) like.setAttribute(name, value);
  }
  const display = matched(like, 'display');
  displays.set(key, display);
  return display;
}
