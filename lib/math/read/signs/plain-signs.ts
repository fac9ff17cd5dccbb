import type { Place } from '../../errors/math-error';

/** A typed text with each sign as the reader knows it, and where its parts stood. */
export type PlainSigns = { text: string; placeOf: (place: Place) => Place };

/** Signs that people cannot see: they come along when a text is copied, and mean nothing. */
const invisible =
  /[\u00AD\u034F\u180E\u200B-\u200F\u202A-\u202E\u2060\u2061\u2066-\u2069\uFE00-\uFE0F\uFEFF]/;

/** Signs that look like another one, or that say without ink what another one says. */
const alike: Readonly<Record<string, string>> = {
  º: '°',
  '˚': '°',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '―': '-',
  '➖': '-',
  '➕': '+',
  '✕': '×',
  '✖': '×',
  '⨯': '×',
  '➗': '÷',
  '•': '·',
  ˆ: '^',
  '∶': ':',
  '∣': '|',
  '⩽': '≤',
  '⩾': '≥',
  '⟶': '→',
  '➝': '→',
  '➔': '→',
  '\u2062': '*',
  '\u2063': ',',
  '\u2064': ' ',
  ℎ: 'h',
  ℏ: 'ħ',
  ℓ: 'l',
  '\u212A': 'K',
};

/** Digits of other alphabets begin at these signs. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

/** Full width signs of East Asian keyboards stand in the order of ASCII, so far behind it. */
const fullWidth = 0xfee0;

const odd =
  /[\u00AD\u00BA\u02C6\u02DA\u034F\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u180E\u200B-\u2064\u2066-\u2069\u210E\u210F\u2113\u212A\u2223\u2236\u2715\u2716\u2795-\u2797\u2794\u279D\u27F6\u2A2F\u2A7D\u2A7E\uFE00-\uFE0F\uFEFF\uFF01-\uFF5E]|[\u{1D400}-\u{1D7FF}]/u;

function plainSign(sign: string): string {
  if (invisible.test(sign)) return '';
  const code = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  if (zero !== undefined) return String(code - zero);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - fullWidth);
  if (code >= 0x1d400 && code <= 0x1d7ff) return sign.normalize('NFKC');
  return alike[sign] ?? sign;
}

/**
 * Replaces signs that look alike by the one that the reader knows, and leaves out signs that nobody sees. Places in
 * the plain text lead back to places in the typed one.
 */
export function plainSigns(source: string): PlainSigns {
  if (!odd.test(source)) return { text: source, placeOf: (place) => place };
  const [starts, ends]: [number[], number[]] = [[], []];
  let text = '';
  let at = 0;
  for (const sign of source) {
    const plain = plainSign(sign);
    for (let part = 0; part < plain.length; part++) {
      starts.push(at);
      ends.push(at + sign.length);
    }
    text += plain;
    at += sign.length;
  }
  return {
    text,
    placeOf: ({ start, end }) => {
      const from = starts[start] ?? source.length;
      return { start: from, end: end > start ? (ends[end - 1] ?? source.length) : from };
    },
  };
}

/** A sign for a message: one that cannot be seen by its number. */
export function nameOfSign(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(sign) ? `An invisible sign (U+${code})` : `The sign “${sign}”`;
}
