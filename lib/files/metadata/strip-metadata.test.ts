import { asciiBytes, joinBytes, spells } from './bytes';
import { readOrientation, writeOrientation } from './orientation';
import { stripMetadata } from './strip-metadata';

const secret = 'GPS 52.5,13.4';
const bytesOf = (...numbers: number[]) => Uint8Array.from(numbers);

const segment = (code: number, text: string | Uint8Array) => {
  const body = typeof text === 'string' ? asciiBytes(text) : text;
  return joinBytes([bytesOf(0xff, code, 0, body.length + 2), body]);
};
const scan = joinBytes([segment(0xda, '\x01'), bytesOf(0x12, 0xff, 0x00, 0xff, 0xd0, 0x34)]);
const exifOf = (orientation: number) =>
  segment(0xe1, joinBytes([asciiBytes('Exif\0\0'), writeOrientation(orientation), asciiBytes(secret)]));
const jpegOf = (orientation: number) =>
  joinBytes([
    ...[bytesOf(0xff, 0xd8), exifOf(orientation), segment(0xe0, 'JFIF\0\x01\x02')],
    ...[segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`), segment(0xed, `Photoshop 3.0\0${secret}`)],
    ...[segment(0xe2, 'ICC_PROFILE\0\x01\x01colours'), segment(0xfe, secret), segment(0xdb, 'table')],
    ...[scan, scan, bytesOf(0xff, 0xd9), asciiBytes(`film ${secret}`)],
  ]);

const length4 = (length: number, isLittle: boolean) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, length, isLittle);
  return bytes;
};
const pngChunk = (name: string, data: Uint8Array) =>
  joinBytes([length4(data.length, false), asciiBytes(name), data, bytesOf(1, 2, 3, 4)]);
const pngOf = (orientation: number) =>
  joinBytes([
    ...[bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), pngChunk('IHDR', asciiBytes('head'))],
    ...[pngChunk('eXIf', writeOrientation(orientation)), pngChunk('tEXt', asciiBytes(secret))],
    ...[pngChunk('IDAT', asciiBytes('pixels')), pngChunk('IEND', new Uint8Array()), asciiBytes(secret)],
  ]);

const webpChunk = (name: string, data: Uint8Array) =>
  joinBytes([asciiBytes(name), length4(data.length, true), data, new Uint8Array(data.length % 2)]);
const webpOf = (orientation: number) => {
  const body = joinBytes([
    ...[asciiBytes('WEBP'), webpChunk('VP8X', bytesOf(0x1c, 0, 0, 0, 1, 0, 0, 1, 0, 0))],
    ...[webpChunk('VP8 ', asciiBytes('odd')), webpChunk('EXIF', writeOrientation(orientation))],
    webpChunk('XMP ', asciiBytes(secret)),
  ]);
  return joinBytes([asciiBytes('RIFF'), length4(body.length, true), body]);
};

const pictures: [string, (orientation: number) => Uint8Array][] = [
  ['image/jpeg', jpegOf],
  ['image/png', pngOf],
  ['image/webp', webpOf],
];
const textOf = (bytes: Uint8Array | null) => String.fromCharCode(...(bytes ?? []));

describe('a picture without its metadata', () => {
  it.each(pictures)('loses place, words and what stands behind its end: %s', (type, make) => {
    const clean = textOf(stripMetadata(make(1), type));
    expect(clean).not.toMatch(/GPS|EXIF|eXIf|Exif|XMP|tEXt|film|xap|Photoshop/);
    expect(clean).toMatch(/table|pixels|odd/);
  });

  it.each(pictures)('keeps how it is turned, and loses nothing at a second time: %s', (type, make) => {
    const clean = stripMetadata(make(6), type) ?? new Uint8Array();
    const at = textOf(clean).indexOf('MM\0*');
    expect(readOrientation(clean.subarray(at))).toBe(6);
    expect(stripMetadata(clean, type)).toEqual(clean);
  });

  it.each(pictures)('is refused where it is cut off or of another type: %s', (type, make) => {
    const whole = stripMetadata(make(6), type) ?? new Uint8Array();
    for (let length = 0; length < whole.length; length += 1) {
      expect(stripMetadata(whole.subarray(0, length), type)).toBeNull();
    }
    expect(stripMetadata(asciiBytes('<svg onload="alert(1)">'), type)).toBeNull();
  });

  it('keeps the head of a JPEG first, its colours and each of its scans', () => {
    const clean = stripMetadata(jpegOf(3), 'image/jpeg') ?? new Uint8Array();
    expect(spells(clean, 6, 'JFIF')).toBe(true);
    expect(textOf(clean)).toContain('ICC_PROFILE');
    expect(textOf(clean).split(textOf(scan))).toHaveLength(3);
  });

  it('clears the flags of what has gone from a WebP, and gives PNG a true checksum', () => {
    const webp = stripMetadata(webpOf(1), 'image/webp');
    expect(webp?.[20]).toBe(0x10);
    const png = stripMetadata(pngOf(6), 'image/png') ?? new Uint8Array();
    const at = textOf(png).indexOf('eXIf');
    // By zlib: crc32('eXIf' + the block for 6).
    expect(new DataView(png.buffer).getUint32(at + 4 + 26)).toBe(0xd6_67_4b_69);
  });
});
