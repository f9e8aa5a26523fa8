import { FeedRefusal } from './feed-refusal.ts';
import { unescapeHtml } from './html-entities.ts';
import { beginning } from './row-problem.ts';

/** The refusal for a web page: what kind of page it is, and what to give instead. */
export function webPage(html: string): FeedRefusal {
  const title = titleOf(html);
  const told = title === undefined ? '' : ` ("${title}")`;
  if (title !== undefined && /^(?:index of|directory listing|listing of)\b/i.test(title)) {
    const file = /\bhref\s?=\s?["']([^"'?#/][^"'?#]*\.(?:csv|json|xml|txt|tsv|gz|ndjson|jsonl))["']/i.exec(html)?.[1];
    return notAFeed('feed.html_page', `a folder listing${told}`, file, 'the URL of one of its files');
  }
  if (/<input\s[^<>]*\btype\s?=\s?["']?password/i.test(html)) {
    const message = `This is a sign-in page${told}, not a feed. Use a URL that does not require signing in`;
    return new FeedRefusal('feed.html_page', message);
  }
  return new FeedRefusal('feed.html_page', `This is a web page${told}, not a feed`);
}

/** The title of a web page; undefined if it has none. */
function titleOf(html: string): string | undefined {
  const start = html.search(/<title[\s>]/i);
  const from = start === -1 ? -1 : html.indexOf('>', start);
  if (from === -1) return undefined;
  const [title = ''] = html
    .slice(from + 1)
    .trimStart()
    .slice(0, 100)
    .split('<', 1);
  return title.trim() || undefined;
}

/** The refusal for XML that lists other files, or tells an error; undefined if it may be a feed.
 * @param root - name of the root element. */
export function otherXml(root: string, text: string): FeedRefusal | undefined {
  const code = 'feed.unsupported_content';
  if (root === 'sitemapindex') {
    return notAFeed(
      code,
      'a sitemap index, which only lists other files',
      textOf('loc', text),
      'the URL of one of them',
    );
  }
  if (root === 'ListBucketResult' || root === 'EnumerationResults') {
    const file = textOf(root === 'ListBucketResult' ? 'Key' : 'Name', text);
    return notAFeed(code, 'the listing of a storage bucket', file, 'the URL of one of its files');
  }
  if (root === 'Error' && textOf('Code', text) !== undefined) {
    return errorMessage(textOf('Message', text) ?? textOf('Code', text) ?? '');
  }
  return undefined;
}

/** The refusal for a JSON document without records that tells an error; undefined if it does not. */
export function errorInJson(value: unknown): FeedRefusal | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { error }: { error?: unknown } = value;
  if (typeof error === 'string' && error.trim() !== '') return errorMessage(error);
  if (typeof error !== 'object' || error === null) return undefined;
  const { message }: { message?: unknown } = error;
  return typeof message === 'string' && message.trim() !== '' ? errorMessage(message) : undefined;
}

function errorMessage(text: string): FeedRefusal {
  return new FeedRefusal(
    'feed.unsupported_content',
    `This is an error message ("${beginning(text.trim())}"), not a feed`,
  );
}

function notAFeed(
  code: 'feed.html_page' | 'feed.unsupported_content',
  what: string,
  example: string | undefined,
  instead: string,
): FeedRefusal {
  const such = example === undefined ? '' : `, such as ${beginning(example)}`;
  return new FeedRefusal(code, `This is ${what}, not a feed. Use ${instead}${such}`);
}

/** The text of the first element of a name. */
function textOf(name: string, xml: string): string | undefined {
  const start = xml.indexOf(`<${name}>`);
  if (start === -1) return undefined;
  const from = start + name.length + 2;
  const end = xml.indexOf('<', from);
  return end === -1 ? undefined : unescapeHtml(xml.slice(from, Math.min(end, from + 2000))).trim() || undefined;
}
