import { decodeText } from './decode-text';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('the bytes of a text', () => {
  it.each<[string, Uint8Array, string, boolean]>([
    ['UTF-8', new TextEncoder().encode('Hélène ½ 😀'), 'Hélène ½ 😀', false],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a', false],
    ['UTF-16 of Windows', bytes(0xff, 0xfe, 0x48, 0x00, 0xe9, 0x00), 'Hé', false],
    ['UTF-16 of others', bytes(0xfe, 0xff, 0x00, 0x48, 0x00, 0xe9), 'Hé', false],
    ['ISO 8859-1', bytes(0x48, 0xe9, 0x6c, 0xe8, 0x6e, 0x65), 'Hélène', true],
    ['Windows-1252', bytes(0x93, 0x35, 0x20, 0x80, 0x94), '“5 €”', true],
    ['nothing', bytes(), '', false],
  ])('are read as %s', (_, given, text, isGuess) => {
    expect(decodeText(given)).toEqual({ text, isGuess });
  });

  it.each([
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00)],
    ['zeros', bytes(0x61, 0x00, 0x62)],
    ['a page of codes that is neither', bytes(0x4d, 0x81, 0x6c)],
    ['half of UTF-16', bytes(0xff, 0xfe, 0x00, 0xd8)],
  ])('are no text where they hold %s', (_, given) => expect(decodeText(given)).toBeNull());

  it('never give a sign for a letter that was not understood', () => {
    for (let byte = 0x80; byte <= 0xff; byte += 1)
      expect(decodeText(bytes(0x61, byte, 0x62))?.text ?? '').not.toContain('\uFFFD');
  });
});
