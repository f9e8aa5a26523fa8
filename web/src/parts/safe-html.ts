import DOMPurify from 'dompurify';

/** The server has already sanitized it; this is a second line of defense with its own list. */
const allowed = {
  ALLOWED_TAGS: (
    'a abbr article b blockquote br caption cite code col colgroup dd details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ' +
    'img kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul'
  ).split(' '),
  ALLOWED_ATTR:
    'href title target rel src alt width height colspan rowspan scope span start type reversed value cite datetime class open'.split(
      ' ',
    ),
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** HTML without anything that executes or accepts input. */
export function safeHtml(html: string): string {
  return DOMPurify.sanitize(html, allowed);
}
