/** Whether what was typed is what had to be typed. Case and spaces around it do not matter: it is a safeguard. */
export function isConfirmed(typed: string, wanted: string): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();
  return plain(wanted) !== '' && plain(typed) === plain(wanted);
}
