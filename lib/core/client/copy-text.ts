/**
 * Puts a text into the clipboard that may still be on its way. The promise is handed over within the press, as
 * browsers want it. Throws when the browser does not allow it.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
