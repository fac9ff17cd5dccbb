/** What a file says, and whether its encoding was only guessed, because the bytes are no Unicode. */
export type DecodedText = { text: string; isGuess: boolean };

/**
 * The text in the bytes of a file: Unicode where they are, else Windows-1252, which holds ISO 8859-1. Null where they
 * are no text in any of these. Nothing in it stands for a letter that was not understood.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const unicode = decode(bytes, unicodeOf(bytes));
  if (unicode !== null) return isText(unicode) ? { text: unicode, isGuess: false } : null;
  const guessed = decodeWindows(bytes);
  return isText(guessed) ? { text: guessed, isGuess: true } : null;
}

/** Programs that write UTF-16 begin with its mark. */
function unicodeOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The letters of 0x80 to 0x9F in Windows-1252; a blank stands where it has none. */
const windowsLetters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** By our own table: Node.js decodes this encoding as ISO 8859-1. */
function decodeWindows(bytes: Uint8Array): string {
  const letterOf = (byte: number) => {
    const letter = windowsLetters[byte - 0x80] ?? ' ';
    return letter === ' ' ? String.fromCharCode(byte) : letter;
  };
  return Array.from(bytes, letterOf).join('');
}

/** No text holds a control character but tab, the line ends, form feed and escape. */
const isText = (text: string): boolean => !/(?![\t\n\f\r\u001B\u0085])\p{Cc}/u.test(text);
