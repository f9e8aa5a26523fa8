import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** jq, compiled to WebAssembly. The built program has these bytes in itself, compressed (vite.config.ts). */
export async function jqBytes(): Promise<Uint8Array> {
  return readFile(createRequire(import.meta.url).resolve('jq-wasm/jq.wasm'));
}
