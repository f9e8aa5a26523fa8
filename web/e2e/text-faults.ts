import type { Page, ViewportSize } from '@playwright/test';
import { windows } from './windows.ts';

/** Texts that cannot be read as the screen stands, in every window: cut off without the whole text on hover or for a screen
 * reader, over one another, or a placeholder or a choice that its field is too narrow for. What lies behind another layer (a
 * header that stays, a dialog) is judged within its own layer, and what can be scrolled to counts as shown.
 * @param sizes - the windows in the order of the visit, which ends in the last one
 * @returns one line for each, such as `at 1280×720: cut off: "https://clips.example/dmca" in a.link` */
export async function textFaultsOf(page: Page, sizes: readonly ViewportSize[] = windows): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settled(page);
    const at = `at ${String(size.width)}×${String(size.height)}`;
    found.push(...(await textFaultsNow(page)).map((fault) => `${at}: ${fault}`));
  }
  return found;
}

/** Waits until a screen has followed the new size of its window. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

async function textFaultsNow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    interface Line {
      readonly text: string;
      readonly element: Element;
      readonly layer: Element | null;
      readonly box: DOMRect;
    }
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    const slackPx = 1;
    const overlapPx = 2;

    const said = (text: string, element: Element) =>
      `"${text.trim().replace(/\s+/g, ' ').slice(0, 60)}" in ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const above = function* (element: Element): Generator<Element> {
      for (let at: Element | null = element; at !== null; at = at.parentElement) yield at;
    };
    /** Most texts have the same elements around them: each is asked once. */
    function once<Answer>(ask: (element: Element) => Answer): (element: Element) => Answer {
      const answers = new Map<Element, { readonly answer: Answer }>();
      return (element) => {
        const known = answers.get(element) ?? { answer: ask(element) };
        answers.set(element, known);
        return known.answer;
      };
    }
    const styleOf = once((element) => {
      const { position, overflowX, overflowY, clipPath, webkitLineClamp, width, height } = getComputedStyle(element);
      const isOnePixel = position === 'absolute' && width === '1px' && height === '1px';
      return { position, overflowX, overflowY, webkitLineClamp, isHidden: isOnePixel || clipPath.startsWith('inset') };
    });
    const boxOf = once((element) => element.getBoundingClientRect());
    const isHiddenOnPurpose: (element: Element) => boolean = once(
      (element) =>
        styleOf(element).isHidden || (element.parentElement !== null && isHiddenOnPurpose(element.parentElement)),
    );
    const layerOf: (element: Element) => Element | null = once((element) =>
      /fixed|sticky/.test(styleOf(element).position)
        ? element
        : element.parentElement && layerOf(element.parentElement),
    );
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHiddenOnPurpose(element);

    /** Whether the whole text is there for those who hover, or for screen readers. */
    const isGivenInFull = (text: string, element: Element) =>
      [...above(element)]
        .slice(0, 4)
        .some((at) => `${at.getAttribute('title') ?? ''} ${at.getAttribute('aria-label') ?? ''}`.includes(text.trim()));
    type Style = ReturnType<typeof styleOf>;
    const cuts = ({ overflowX }: Style) => overflowX === 'hidden' || overflowX === 'clip';
    const scrolls = ({ overflowX }: Style) => overflowX === 'auto' || overflowX === 'scroll';

    /** Whether an element around a text, or the window, shows only a part of its width or, of a shortened one, of its lines. */
    function isCutOff({ box, element, text }: Line): boolean {
      for (const at of above(element)) {
        const style = styleOf(at);
        if (scrolls(style)) return false;
        const { left, right } = boxOf(at);
        if (cuts(style) && (box.right > right + slackPx || box.left < left - slackPx))
          return !isGivenInFull(text, element);
        const isShortened = style.webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + overlapPx;
        if (isShortened) return !isGivenInFull(text, element);
        if (style.position === 'fixed') break;
      }
      return box.right > innerWidth + slackPx || box.left < -slackPx;
    }

    /** The lines of all texts that are shown. */
    function linesShown(): Line[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const lines: Line[] = [];
      const range = document.createRange();
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement: element, textContent } = node;
        const text = textContent ?? '';
        if (element === null || text.trim() === '' || element.matches('script, style, noscript, option, title'))
          continue;
        if (!isShown(element)) continue;
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        lines.push(...boxes.map((box) => ({ text, element, layer: layerOf(element), box })));
      }
      return lines;
    }

    /** What is left of a box inside the elements around it that cut or scroll. */
    function visiblePart({ box, element }: Line): Box {
      let { left, right, top, bottom } = box;
      // Letters fill about this much of their line.
      const air = (bottom - top) / 5;
      [top, bottom] = [top + air, bottom - air];
      for (const at of above(element)) {
        const style = styleOf(at);
        if (style.position === 'fixed') break;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        if (at === document.body || at === document.documentElement) break;
        const around = boxOf(at);
        [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      }
      return { left, right, top, bottom };
    }

    function overlapsOf(lines: readonly Line[]): string[] {
      const seen = lines.map((line) => ({ ...line, part: visiblePart(line) }));
      const boxes = seen.filter(({ part }) => part.right > part.left && part.bottom > part.top);
      boxes.sort((one, other) => one.part.top - other.part.top);
      return boxes.flatMap((one, index) => {
        const found: string[] = [];
        for (const other of boxes.slice(index + 1)) {
          if (other.part.top > one.part.bottom) break;
          if (other.element === one.element || other.layer !== one.layer) continue;
          const width = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
          const height = Math.min(one.part.bottom, other.part.bottom) - other.part.top;
          if (width > overlapPx && height > overlapPx)
            found.push(`over one another: ${said(one.text, one.element)} and ${said(other.text, other.element)}`);
        }
        return found;
      });
    }

    const canvas = document.createElement('canvas').getContext('2d');
    function narrowFields(): string[] {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select');
      return [...fields].filter(isShown).flatMap((field) => {
        const isSelect = field instanceof HTMLSelectElement;
        const text = isSelect ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
        if (canvas === null || text === '' || (!isSelect && field.value !== '')) return [];
        const style = getComputedStyle(field, isSelect ? undefined : '::placeholder');
        canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const { paddingLeft, paddingRight } = getComputedStyle(field);
        const roomPx = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const neededPx = canvas.measureText(text).width;
        if (neededPx <= roomPx + slackPx) return [];
        return [`too narrow by ${String(Math.ceil(neededPx - roomPx))} px: ${said(text, field)}`];
      });
    }

    const lines = linesShown();
    const cut = lines.filter(isCutOff).map(({ text, element }) => `cut off: ${said(text, element)}`);
    return [...new Set([...cut, ...overlapsOf(lines), ...narrowFields()])];
  });
}
