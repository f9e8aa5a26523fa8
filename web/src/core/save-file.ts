/** Lets the browser save a file. @param name - suggested file name */
export function saveFile({ name, content }: { readonly name: string; readonly content: Blob }): void {
  const address = URL.createObjectURL(content.type.startsWith('text/csv') ? forSpreadsheets(content) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Deferred: the browser uses the URL only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** With a byte order mark: without one, Excel takes UTF-8 for the encoding of the system, and breaks every letter that is not
 * ASCII. */
const forSpreadsheets = (csv: Blob): Blob => new Blob(['\uFEFF', csv], { type: csv.type });
