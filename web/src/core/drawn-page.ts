/** What someone did on a page that the build had drawn, before the app came. */
export interface EarlyInput {
  /** By the name of the field. */
  readonly values: Readonly<Record<string, string>>;
  /** The name of the field that has the focus. */
  readonly focused: string | undefined;
  readonly isSent: boolean;
}

const drawnId = 'drawn';
const sentAttribute = 'data-sent';

/** Removes the drawn page in the frame in which the app shows its first screen. @param root - where the app renders */
export function removeDrawnPage(root: HTMLElement): void {
  if (!document.getElementById(drawnId)) return;
  const observer = new MutationObserver(() => {
    if (root.firstElementChild === null) return;
    observer.disconnect();
    document.getElementById(drawnId)?.remove();
    document.documentElement.removeAttribute(sentAttribute);
  });
  observer.observe(root, { childList: true });
}

/** For a form that takes over from its drawing, in the layout effect of its first render: then the drawing is still
 * there. */
export function readEarlyInput(): EarlyInput | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`#${drawnId} input[name]`)];
  if (fields.length === 0) return undefined;
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    focused: fields.find((field) => field === document.activeElement)?.name,
    isSent: document.documentElement.hasAttribute(sentAttribute),
  };
}
