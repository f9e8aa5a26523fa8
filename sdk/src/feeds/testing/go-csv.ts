/** One outcome of reading: a record, or an error with the physical line on which it was found. */
export type GoOutcome = readonly string[] | { readonly error: 'bare' | 'stray' | 'open'; readonly line: number };

/** The semantics of Go's encoding/csv, character by character over the whole text: a second implementation, meant to be
 * plain rather than fast, to compare the streaming one with. Field counts are ignored.
 * @param lazy - LazyQuotes. */
export function readLikeGo(source: string, delimiter: string, lazy: boolean): GoOutcome[] {
  // CRLF is a line end everywhere, and one CR right before the end of the text is dropped.
  const text = source.replace(/\r$/, '').replaceAll('\r\n', '\n');
  const outcomes: GoOutcome[] = [];
  let at = 0;
  let line = 1;
  const restOfLine = (): void => {
    while (at < text.length && text[at] !== '\n') at += 1;
    at += 1;
    line += 1;
  };
  while (at < text.length) {
    if (text[at] === '\n') {
      at += 1;
      line += 1;
      continue;
    }
    const record: string[] = [];
    let failure: GoOutcome | undefined;
    for (let open = true; open;) {
      let field = '';
      if (text[at] === '"') {
        at += 1;
        for (let quoted = true; quoted;) {
          const char = text[at];
          if (char === undefined) {
            if (!lazy) failure = { error: 'open', line };
            quoted = false;
          } else if (char !== '"') {
            field += char;
            if (char === '\n') line += 1;
            at += 1;
          } else if (text[at + 1] === '"') {
            field += '"';
            at += 2;
          } else if (text[at + 1] === delimiter || text[at + 1] === '\n' || text[at + 1] === undefined) {
            at += 1;
            quoted = false;
          } else if (lazy) {
            field += '"';
            at += 1;
          } else {
            failure = { error: 'stray', line };
            quoted = false;
          }
        }
      } else {
        while (at < text.length && text[at] !== delimiter && text[at] !== '\n') {
          if (text[at] === '"' && !lazy) failure ??= { error: 'bare', line };
          field += text[at] ?? '';
          at += 1;
        }
      }
      if (failure !== undefined) break;
      record.push(field);
      open = text[at] === delimiter;
      if (open) at += 1;
    }
    outcomes.push(failure ?? record);
    restOfLine();
  }
  return outcomes;
}
