/** A text in two, of which the first has at most so many bytes in UTF-8. No sign is cut. */
export function splitAtBytes(text: string, most: number): [string, string] {
  let bytes = 0;
  let at = 0;
  for (const sign of text) {
    bytes += bytesOf(sign.codePointAt(0) ?? 0);
    if (bytes > most) return [text.slice(0, at), text.slice(at)];
    at += sign.length;
  }
  return [text, ''];
}

function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
