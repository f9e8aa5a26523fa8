import { GrtError } from './errors.ts';
import type { DebugLog } from './hooks.ts';
import { isRecord } from './json-value.ts';
import type { BodyPlan } from './request-parts.ts';

const secretName = /password|token|secret|authorization|cookie/i;
const redacted = '[redacted]';
const longestBody = 2000;

/** Makes a log of every request, response and retry, one line each, without passwords or tokens. Pass it to `createGrt`
 * as `debug`; programs that do not use it do not bundle it. */
export function debugLog(print: (line: string) => void): DebugLog {
  return {
    request({ operation, method, url, headers, attempt }, body) {
      const again = attempt === 1 ? '' : ` attempt ${String(attempt)}`;
      print(
        `> ${operation}${again} ${method} ${withoutTokens(url)} ${withoutSecrets(headers)} ${bodyText(body)}`.trimEnd(),
      );
    },
    response({ operation, status, durationMs, requestId }, json) {
      const text = json === undefined ? '' : withoutSecrets(json);
      print(
        `< ${operation} ${String(status)} ${String(Math.round(durationMs))} ms ${requestId ?? ''} ${text}`.trimEnd(),
      );
    },
    failure({ operation, durationMs, error }) {
      print(`! ${operation} ${String(Math.round(durationMs))} ms ${withoutTokens(reasonOf(error))}`);
    },
    retry({ operation, attempt, delayMs, error }) {
      print(
        `~ ${operation} attempt ${String(attempt)} failed, retrying in ${String(Math.round(delayMs))} ms. ${withoutTokens(reasonOf(error))}`,
      );
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof GrtError) return `${error.name}: ${error.reason}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** JSON with the values of secret fields, and tokens within strings, replaced. Long output is cut. */
function withoutSecrets(value: unknown): string {
  const text = JSON.stringify(value, (name, entry: unknown) => {
    if (secretName.test(name) && (typeof entry === 'string' || Array.isArray(entry))) return redacted;
    return typeof entry === 'string' ? withoutTokens(entry) : entry;
  });
  return text.length <= longestBody ? text : `${text.slice(0, longestBody)} … ${String(text.length)} characters`;
}

/** Links carry tokens too: in emails and, percent-encoded, in a query. */
function withoutTokens(text: string): string {
  return text
    .replaceAll(/((?:token|secret|password)(?:=|%3D))(?:%(?!26)|[^&%\s"'<>])+/gi, `$1${redacted}`)
    .replaceAll(/\bBearer\s+\S+/gi, `Bearer ${redacted}`);
}

function bodyText(body: BodyPlan): string {
  if (body.kind === 'none') return '';
  if (body.kind === 'json') return withoutSecrets(body.fields);
  return withoutSecrets(
    body.entries.map(([name, value]) =>
      typeof value === 'string'
        ? { [name]: value }
        : { [name]: { size: value.size, ...(isRecord(value) ? { name: value['name'] } : {}) } },
    ),
  );
}
