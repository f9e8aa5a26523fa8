/** Where the focus has been. */
interface Place {
  readonly element: Element;
  /** The element and what is around it, from the inside out; the document forgets that once it is removed. */
  readonly around: readonly { readonly element: Element; readonly parent: Element; readonly index: number }[];
}

const settledMs = 50;
const remembered = 5;
const controls = 'a, button, input, select, textarea, label, summary, [tabindex="0"]';
const areas = 'tr, li, form, section, [role="dialog"], main';

/** Keeps the keyboard in its place when what has the focus is disabled or removed: browsers put it at the top of the page then.
 * What surrounds a disabled control has the focus until the control is enabled again. Instead of a removed one, the next row
 * has it, else what surrounded it, or for a dialog what had it before. Whatever sets the focus itself comes first.
 * @returns a function that ends it */
export function keepFocus(): () => void {
  let places: readonly Place[] = [];
  /** Has the focus instead of a disabled control. */
  let standIn: Element | undefined;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onChange(): void {
    if (!isLost(standIn)) return;
    isDue ||= places.at(-1)?.element.matches(':disabled') === true;
    timer ??= setTimeout(settle, settledMs);
  }

  function settle(): void {
    timer = undefined;
    for (let last = places.at(-1); last !== undefined && isLost(standIn); last = places.at(-1)) {
      const { element } = last;
      if (element.isConnected) {
        if (element.matches(':disabled')) standIn = element.closest(areas) ?? undefined;
        if (isDue) focusOn(element.matches(':disabled') ? standIn : element);
        return;
      }
      places = places.slice(0, -1);
      isDue = true;
      focusOn(whatTookThePlaceOf(last));
    }
  }

  function onFocus({ target }: Pick<FocusEvent, 'target'>): void {
    if (!(target instanceof Element) || target === standIn || target === document.body) return;
    standIn = undefined;
    isDue = false;
    places = [...places.slice(1 - remembered), { element: target, around: aroundOf(target) }];
  }

  /** A click beside all controls leaves the place on purpose. */
  function onPress({ target }: PointerEvent): void {
    if (target instanceof Element && target.closest(controls) === null) places = [];
  }

  onFocus({ target: document.activeElement });
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress, true);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress, true);
  };
}

function isLost(standIn: Element | undefined): boolean {
  const { activeElement: focused } = document;
  return focused === null || focused === document.body || focused === standIn || focused.matches(':disabled');
}

function aroundOf(target: Element): Place['around'] {
  const around: { element: Element; parent: Element; index: number }[] = [];
  for (let element = target; element.parentElement; element = element.parentElement) {
    const parent = element.parentElement;
    around.push({ element, parent, index: [...parent.children].indexOf(element) });
  }
  return around;
}

function whatTookThePlaceOf({ around }: Place): Element | null {
  const gone = around.find(({ parent }) => parent.isConnected);
  if (!gone) return null;
  const { element, parent, index } = gone;
  const next = element.matches('tr, li') ? (parent.children[index] ?? parent.lastElementChild) : null;
  return next ?? parent.closest(areas);
}

function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  if (element === document.activeElement) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
