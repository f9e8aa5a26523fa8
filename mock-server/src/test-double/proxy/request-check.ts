import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiDocument } from '@grt/sdk/document';
import { Hono } from 'hono';
import { openDiskFileStore } from '../../core/files/disk-file-store.ts';
import { contractSchemas } from '../../core/http/contract-schemas.ts';
import type { HttpContext, HttpEnv } from '../../core/http/http-env.ts';
import { inputReader } from '../../core/http/request-input.ts';
import { routesOf } from '../../core/http/route-order.ts';
import { systemRandom } from '../../core/ids.ts';
import { Refusal } from '../../core/refusal.ts';

/** Reads requests as the platform does, and does nothing with them. */
export interface RequestCheck {
  /** What the document has against a request below /api; undefined if it fits. Who sends it does not matter. */
  faultOf(request: Request): Promise<string | undefined>;
  close(): Promise<void>;
}

export async function createRequestCheck(document: ApiDocument): Promise<RequestCheck> {
  const folder = await mkdtemp(join(tmpdir(), 'grt-proxy-'));
  const files = await openDiskFileStore({ folder, random: systemRandom });
  const schemas = contractSchemas(document);
  const app = new Hono<HttpEnv>();
  for (const { path, operations } of routesOf(document.operations)) {
    for (const operation of operations) {
      const reader = inputReader(operation, { schemas, files });
      app.on(operation.method.toUpperCase(), `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async (c: HttpContext) => {
        reader.parameters(c);
        const body = await reader.body(c);
        await Promise.all(Object.values(body.files).map((file) => file.discard()));
        return new Response(null, { status: 204 });
      });
    }
  }
  app.onError((error) => {
    if (!(error instanceof Refusal)) throw error;
    return new Response(sentence(error), { status: 422 });
  });
  return {
    async faultOf(request) {
      const reply = await app.request(request);
      return reply.status === 422 ? await reply.text() : undefined;
    },
    close: () => rm(folder, { recursive: true }),
  };
}

function sentence({ message, errors }: Refusal): string {
  if (errors === undefined) return message;
  return Object.entries(errors)
    .map(([field, messages]) => `${field}: ${messages[0] ?? message}`)
    .join('; ');
}
