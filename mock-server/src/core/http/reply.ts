import { fileNameText } from '@grt/sdk/formats';

/** A handler's reply: JSON; a file with its `contentType`; or only a status (204). */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  /** Media type of a file, from the document. Without it, the body is sent as JSON. */
  readonly contentType?: string;
  /** Suggested file name: any text, since it is sanitized. Without it, there is no Content-Disposition. */
  readonly filename?: string;
  /** Size of a streamed file, if known. */
  readonly sizeBytes?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Converts a handler's reply to a response.
 * @throws TypeError if a file's body is not text, bytes, a blob, or a stream: a bug in the handler. */
export function responseOf(reply: Reply): Response {
  if (reply.contentType !== undefined) return fileResponse(reply, reply.contentType);
  if (reply.body === undefined) return new Response(null, { status: reply.status, headers: { ...reply.headers } });
  return jsonResponse(reply.status, reply.body, reply.headers);
}

/**
 * A JSON response; the content type is exactly `application/json`. It has a length, so that a small one is not
 * compressed.
 */
function jsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const text = JSON.stringify(body);
  return new Response(text, {
    status,
    headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) },
  });
}

function fileResponse(reply: Reply, type: string): Response {
  const isBareText = type.startsWith('text/') && !type.includes('charset');
  return new Response(contentOf(reply.body), {
    status: reply.status,
    headers: {
      ...reply.headers,
      'Content-Type': isBareText ? `${type}; charset=utf-8` : type,
      ...(reply.sizeBytes === undefined ? {} : { 'Content-Length': String(reply.sizeBytes) }),
      ...(reply.filename === undefined ? {} : { 'Content-Disposition': attachment(reply.filename) }),
    },
  });
}

function contentOf(body: unknown): ConstructorParameters<typeof Response>[0] {
  if (typeof body === 'string' || body instanceof Blob || body instanceof ReadableStream) return body;
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  throw new TypeError('A file needs a text, bytes, a blob or a stream as its body');
}

/** `Content-Disposition` for saving under any name: an ASCII form for old clients, and the full name in UTF-8. @see RFC
 * 6266 */
export function attachment(filename: string): string {
  const whole = fileNameText(filename.replaceAll(/[\p{Cs}/\\]/gu, '')) || 'download';
  const clean = whole.slice(0, 200).replace(/[\uD800-\uDBFF]$/, ''); // do not cut a character in half
  const ascii =
    clean
      .normalize('NFKD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/["%;]/g, '_')
      .trim() || 'download';
  const encoded = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
