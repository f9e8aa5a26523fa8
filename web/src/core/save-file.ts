/** Hands a file to the browser to save. @param name - as the person will find it */
export function saveFile({ name, content }: { readonly name: string; readonly content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser takes the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
