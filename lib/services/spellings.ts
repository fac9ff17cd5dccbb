/** The ways in which the beginning of a name is usually written, for a search that minds capitals. */
export function spellings(typed: string): string[] {
  const small = typed.toLocaleLowerCase();
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
  const words = small.split(' ').map(capital).join(' ');
  return [...new Set([typed, small, capital(small), capital(typed), words])];
}
