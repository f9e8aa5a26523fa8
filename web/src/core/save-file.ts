/** Lets the browser save a file. @param name - suggested file name */
export function saveFile({ name, content }: { readonly name: string; readonly content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Deferred: the browser uses the URL only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
