const HIDDEN = '[redacted]';

/** Field names whose values are always secret. */
const SECRET_NAME = /pass(word|phrase)|secret|token|authorization|cookie|api_?key|credential/iu;

/** Names that look like `SECRET_NAME` but are not secret. */
const HARMLESS_NAME = /_(id|count|name|hash)$|^token_?(type|kind)$/iu;

const SECRETS_IN_TEXT: readonly [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/giu, `$1 ${HIDDEN}`],
  [/(?<!\w)grt_[\w-]{16,}/gu, HIDDEN],
  [/([?&#](?:[a-z_]*token|code|signature)=)[^&\s"'<>]+/giu, `$1${HIDDEN}`],
  [/(?<![a-z0-9+.-])([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]*@/giu, `$1${HIDDEN}@`],
];

/** Redacts secrets in a text: bearer and API tokens, tokens in links, passwords in URLs. */
export function redactText(text: string): string {
  return SECRETS_IN_TEXT.reduce((current, [pattern, replacement]) => current.replace(pattern, replacement), text);
}

/** A copy that is safe to log: secret fields and secrets within strings are redacted, errors become plain objects,
 * and anything deeper than so many levels is omitted. */
export function redact(value: unknown, levels = 6): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value;
  if (levels < 0) return '[deeper]';
  if (value instanceof Error) return redactError(value, levels);
  if (ArrayBuffer.isView(value)) return `[${String(value.byteLength)} bytes]`;
  if (Array.isArray(value)) return value.map((item) => redact(item, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isSecret(name, item) ? HIDDEN : redact(item, levels - 1)]),
  );
}

/** The same for the JSON of a request or reply, whole: none of the contract is nearly as deep as what is left out. */
export const redactJson = (body: unknown): unknown => redact(body, 100);

/** The query layer includes statement values in its errors: names, addresses, hashes. */
function withoutValues(text: string): string {
  return text.replace(/^(Error: )?(Failed query: [^]*?)\nparams: [^]*?(?=\n {4}at |$)/u, '$1$2');
}

function isSecret(name: string, value: unknown): boolean {
  return value !== null && value !== undefined && SECRET_NAME.test(name) && !HARMLESS_NAME.test(name);
}

function redactError(error: Error, levels: number): Record<string, unknown> {
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    name: error.name,
    message: redactText(withoutValues(error.message)),
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: redactText(withoutValues(error.stack)) }),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, levels - 1) }),
  };
}
