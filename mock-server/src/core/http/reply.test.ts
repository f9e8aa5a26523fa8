import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { attachment, responseOf } from './reply.ts';

describe('the name a file is saved under', () => {
  it('keeps its letters, in a form for every client', () => {
    expect(attachment('Müller & Söhne license.pdf')).toBe(
      `attachment; filename="Muller & Sohne license.pdf"; filename*=UTF-8''M%C3%BCller%20%26%20S%C3%B6hne%20license.pdf`,
    );
    expect(attachment('动画')).toBe(`attachment; filename="download"; filename*=UTF-8''%E5%8A%A8%E7%94%BB`);
  });

  it('loses anything that would make it a path or another header', () => {
    expect(attachment('../../etc/passwd\r\nSet-Cookie: a=1')).toBe(
      `attachment; filename="....etcpasswdSet-Cookie: a=1"; filename*=UTF-8''....etcpasswdSet-Cookie%3A%20a%3D1`,
    );
    expect(attachment('lice\u202Egnp.exe\u202C.png\u200E')).toBe(
      `attachment; filename="licegnp.exe.png"; filename*=UTF-8''licegnp.exe.png`,
    );
    expect(attachment('')).toBe(`attachment; filename="download"; filename*=UTF-8''download`);
  });

  it('always yields a header that can be sent, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const header = attachment(name);
        expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.~!&$+^`|#-]+$/);
        expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow();
      }),
    );
  });
});

describe('a reply', () => {
  it('can be text, bytes, a blob, or a stream with its own type', async () => {
    for (const body of [
      'hello',
      new TextEncoder().encode('hello'),
      new Blob(['hello']),
      new Blob(['hello']).stream(),
    ]) {
      const response = responseOf({ status: 200, contentType: 'application/pdf', body, sizeBytes: 5 });
      expect([
        response.headers.get('content-type'),
        response.headers.get('content-length'),
        await response.text(),
      ]).toEqual(['application/pdf', '5', 'hello']);
    }
  });

  it('cannot be a file of anything else', () => {
    expect(() => responseOf({ status: 200, contentType: 'application/pdf', body: { a: 1 } })).toThrow(TypeError);
  });
});
