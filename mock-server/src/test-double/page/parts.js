// The pieces of the page: elements that are made once for each entry, so that an open one stays open.

/** @param {string} name @param {Record<string, string>} attributes @param {...(Node | string)} children */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Shows one element for each entry, in their order. Elements of entries that were there stay. */
export function showEntries(place, entries, { keyOf, make, empty }) {
  const there = new Map([...place.children].map((child) => [child.dataset.key, child]));
  const wanted = entries.map((entry, index) => {
    const key = keyOf(entry, index);
    const child = there.get(key) ?? make(entry);
    child.dataset.key = key;
    return child;
  });
  if (wanted.length === 0) {
    const name = place.matches('ul') ? 'li' : 'p';
    if (place.firstElementChild?.className !== 'empty') place.replaceChildren(element(name, { class: 'empty' }, empty));
    return;
  }
  const keep = new Set(wanted);
  for (const child of there.values()) if (!keep.has(child)) child.remove();
  place.querySelector('.empty')?.remove();
  for (const [index, child] of wanted.entries())
    if (place.children[index] !== child) place.insertBefore(child, place.children[index] ?? null);
}

/** A call, with its headers and bodies once it is opened. @param load - asks for them */
export function callEntry(call, load) {
  const name = call.operation ?? call.path;
  const made = element(
    'details',
    {},
    element(
      'summary',
      {},
      timeOf(call.at),
      element(
        'span',
        { class: 'badge', 'data-tone': toneOf(call.status) },
        call.status === 0 ? 'cut' : String(call.status),
      ),
      element('span', { class: 'what' }, name, element('small', {}, `${call.method} ${call.path}`)),
      element('span', { class: 'took' }, `${String(call.tookMs)} ms`),
    ),
  );
  const show = async () => {
    if (!made.open || made.querySelector('pre')) return;
    const text = element('pre', { tabindex: '0', 'aria-label': `Request and reply of ${name}` }, 'Loading…');
    made.append(text);
    text.textContent = await load(call.number).then(
      ({ requestHeaders, requestBody, status, replyHeaders, replyBody }) =>
        JSON.stringify(
          {
            request: { body: requestBody, headers: requestHeaders },
            reply: { status, body: replyBody, headers: replyHeaders },
          },
          undefined,
          2,
        ),
      (error) => error.message,
    );
  };
  made.addEventListener('toggle', () => void show());
  return made;
}

/** An email with its text, in which links can be followed. */
export function mailEntry({ at, recipient, subject, text, links }) {
  const linked = links.map((link) =>
    element('li', {}, element('a', { href: link, rel: 'noopener', target: '_blank' }, link)),
  );
  return element(
    'details',
    {},
    element('summary', {}, timeOf(at), element('span', { class: 'what' }, subject, element('small', {}, recipient))),
    element('pre', { tabindex: '0', 'aria-label': `Text of ${subject}` }, text),
    ...(linked.length === 0 ? [] : [element('ul', { class: 'body list', 'aria-label': 'Links' }, ...linked)]),
  );
}

/** What a fault does, in words. */
export function faultText({ operation = 'all calls', times, probability, ...fault }) {
  const what = [
    ...(fault.status === undefined ? [] : [`refused with ${String(fault.status)}`]),
    ...(fault.delayMs === undefined ? [] : [`${String(fault.delayMs)} ms late`]),
    ...(fault.cut === undefined ? [] : [`cut ${fault.cut} it is done`]),
    ...(fault.slowBodyMs === undefined ? [] : [`the body takes ${String(fault.slowBodyMs)} ms`]),
    ...(fault.malformed === true ? ['half of the body'] : []),
  ];
  const often = [
    ...(probability === undefined ? [] : [`${String(Math.round(probability * 100))}%`]),
    ...(times === undefined ? [] : [`${String(times)} more`]),
  ];
  return `${operation}: ${what.join(', ')}${often.length === 0 ? '' : ` (${often.join(', ')})`}`;
}

function toneOf(status) {
  if (status === 0 || status >= 500) return 'bad';
  if (status >= 400) return 'wait';
  return 'good';
}

function timeOf(at) {
  return element('time', { datetime: at, title: at }, at.slice(11, 19));
}
