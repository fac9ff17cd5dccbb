/** Takes `//` and block comments out of JSON text, as rules files may have them; strings stay as they are. */
export function stripComments(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (match) =>
    match.startsWith('"') ? match : '',
  );
}
