import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multipartBody, type MultipartWatch } from './multipart.ts';
import type { FormEntry } from './request-parts.ts';

const nobody: MultipartWatch = { onSent: () => undefined, onUnreadable: () => undefined };

async function decoded(entries: readonly FormEntry[]) {
  const body = multipartBody(entries);
  const bytes = await new Response(body.open(nobody).stream).arrayBuffer();
  const form = await new Response(bytes, { headers: { 'content-type': body.contentType } }).formData();
  return { size: bytes.byteLength, totalBytes: body.totalBytes, form };
}

describe('a multipart body', () => {
  it('is read back unchanged whatever the fields contain, and is as long as declared', async () => {
    // Without characters that are escaped in names, since form readers do not unescape them.
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\r\n"%\\]/.test(text));
    const value = fc.string({ unit: 'grapheme' });
    const bytes = fc.uint8Array({ maxLength: 5000 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value)), name, bytes, async (fields, filename, content) => {
        const file = new File([content], filename, { type: 'text/csv' });
        const { form, size, totalBytes } = await decoded([...fields, ['the file', file]]);
        expect(size).toBe(totalBytes);
        for (const [field] of fields) {
          expect(form.getAll(field)).toEqual(fields.filter(([other]) => other === field).map(([, text]) => text));
        }
        const read = form.get('the file');
        expect(read).toBeInstanceOf(File);
        if (!(read instanceof File)) return;
        expect([read.name, read.type, new Uint8Array(await read.arrayBuffer())]).toEqual([
          filename,
          'text/csv',
          content,
        ]);
      }),
      { numRuns: 60 },
    );
  });

  it('escapes names as browsers do, so that no field can smuggle in a header', async () => {
    const body = multipartBody([['a"\r\nX-Evil: 1', new File(['x'], 'b"\r\n.csv')]], 'edge');

    const text = await new Response(body.open(nobody).stream).text();

    expect(text).toBe(
      '--edge\r\nContent-Disposition: form-data; name="a%22%0D%0AX-Evil: 1"; filename="b%22%0D%0A.csv"\r\n' +
        'Content-Type: application/octet-stream\r\n\r\nx\r\n--edge--\r\n',
    );
  });

  it('has no length when a file does not know its own', () => {
    const source = { name: '-', stream: () => new Blob(['x']).stream() };

    expect(multipartBody([['file', source]]).totalBytes).toBeUndefined();
  });

  it('reports nothing more once it is closed, though a transport asks for more', async () => {
    const sent: number[] = [];
    const body = multipartBody(
      [
        ['a', '1'],
        ['b', '2'],
      ],
      'edge',
    );
    const { stream, close } = body.open({ ...nobody, onSent: (bytes) => void sent.push(bytes) });
    const reader = stream.getReader();
    const { value } = await reader.read();
    await reader.read();
    await close();
    expect(await reader.read()).toEqual({ done: true, value: undefined });
    expect(sent).toEqual([0, value?.length]);
  });

  it('has a different boundary each time', () => {
    expect(multipartBody([]).contentType).not.toBe(multipartBody([]).contentType);
  });

  it('reads the Blob of another realm, which cannot be opened as a stream', async () => {
    const foreign = {
      name: 'a.csv',
      type: 'text/csv',
      size: 4,
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode('a,b\n').buffer),
    };

    const { form } = await decoded([['file', foreign as unknown as Blob]]);

    const read = form.get('file');
    expect(read instanceof File ? await read.text() : read).toBe('a,b\n');
  });
});
