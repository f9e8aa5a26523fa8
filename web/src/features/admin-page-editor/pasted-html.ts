/** HTML from the clipboard of Word or Google Docs with elements for what they say by styles, which the editor drops: lists,
 * bold, and italics. */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const wrapper of body.querySelectorAll('b')) {
    // Google Docs puts everything into one.
    if (/^(normal|400)$/.test(wrapper.style.fontWeight)) wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const span of body.querySelectorAll('span')) {
    const { fontWeight, fontStyle } = span.style;
    if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrapContent(span, 'strong');
    if (fontStyle === 'italic') wrapContent(span, 'em');
  }
  makeLists(body);
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list);
  for (const text of body.querySelectorAll('li > p[role=presentation]')) text.replaceWith(...text.childNodes);
  return body.innerHTML;
}

function wrapContent(element: Element, name: string): void {
  const inner = document.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Word has a paragraph for each item, with its level in its style and its bullet or number as text. */
function makeLists(body: HTMLElement): void {
  let open: { readonly list: Element; readonly level: number }[] = [];
  for (const line of body.querySelectorAll('p[style*="mso-list:"]')) {
    const level = Number(/\blevel(\d)/.exec(line.getAttribute('style') ?? '')?.[1]);
    const marker = line.querySelector('[style*="mso-list:Ignore"]');
    if (!level || !marker) continue;
    const name = /^\(?\w+[.)]/.test(marker.textContent.trim()) ? 'ol' : 'ul';
    marker.remove();
    if (line.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter((one) => one.level < level || (one.level === level && one.list.localName === name));
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(name);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else line.before(list);
      open.push({ list, level });
    }
    const item = document.createElement('li');
    item.append(...line.childNodes);
    open.at(-1)?.list.append(item);
    line.remove();
  }
}
