const boundary = 'smallBoundary';

/** The content type of bodies from `multipartOf`. */
export const multipartType = `multipart/form-data; boundary=${boundary}`;

export interface BigForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly fileField: string;
  readonly fileBytes: number;
}

/** A multipart body with a file of any size, generated piece by piece so that a test needs no memory for it. */
export function multipartOf({ fields, fileField, fileBytes }: BigForm): {
  sizeBytes: number;
  chunks: () => Generator<Uint8Array>;
} {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = Buffer.from(
    `${texts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="${fileField}"; filename="big.csv"\r\nContent-Type: text/csv\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const piece = Buffer.alloc(65_536, 'a,b\n');
  return {
    sizeBytes: head.length + fileBytes + tail.length,
    *chunks() {
      yield head;
      for (let left = fileBytes; left > 0; left -= piece.length)
        yield left >= piece.length ? piece : piece.subarray(0, left);
      yield tail;
    },
  };
}

/** Wraps the chunks in a web stream. */
export function streamOf(chunks: () => Generator<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks();
  return new ReadableStream({
    pull(controller) {
      const next = iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(new Uint8Array(next.value));
    },
  });
}
