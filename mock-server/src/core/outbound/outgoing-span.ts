import type { IncomingMessage } from 'node:http';
import { inSpan, traceHeaders } from '../tracing/tracing.ts';

/** Sends a request in a span of its own, which lasts until the answer begins.
 * @param send - adds the headers that pass the span on. */
export function inOutgoingSpan(
  method: string,
  { hostname, protocol, port }: URL,
  send: (headers: Readonly<Record<string, string>>) => Promise<IncomingMessage>,
): Promise<IncomingMessage> {
  const usualPort = protocol === 'https:' ? 443 : 80;
  const facts = {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': port === '' ? usualPort : Number(port),
  };
  return inSpan({ name: method, kind: 'client', facts }, async (span) => {
    const response = await send(traceHeaders());
    span.describe({ 'http.response.status_code': response.statusCode ?? 0 });
    if ((response.statusCode ?? 0) >= 400) span.fail();
    return response;
  });
}
