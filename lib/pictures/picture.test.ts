import { asciiBytes, joinBytes } from '@/lib/files/metadata/bytes';
import { makeWebp } from '@/tests/support/make/make-webp';
import { checkPicture } from './check-picture';
import {
  comingPath,
  pictureAddress,
  pictureIdSchema,
  pictureLimits,
  picturePath,
  picturesOf,
} from './picture';
import { pixelSize } from './pixel-size';
import { canBeChosen, squareCut } from './square-cut';

const id = '00000000-0000-4000-8000-000000000001';
const bytesOf = (...numbers: number[]) => Uint8Array.from(numbers);
const jpegOf = (width: number, height: number) =>
  joinBytes([
    bytesOf(0xff, 0xd8, 0xff, 0xe1, 0, 12, ...asciiBytes('Exif\0\0GPS!')),
    bytesOf(0xff, 0xc4, 0, 3, 0),
    bytesOf(0xff, 0xc0, 0, 8, 8, height >> 8, height & 255, width >> 8, width & 255, 1),
    bytesOf(0xff, 0xda, 0, 3, 1, 0x12, 0xff, 0xd9),
  ]);

describe('where a picture stands', () => {
  it('names its owner and an id that is part of no other path', () => {
    const owner = { of: 'people', id: 'ada' } as const;
    expect(picturePath(owner, id)).toBe(`people/ada/picture/${id}`);
    expect(pictureAddress({ of: 'rooms', id: 'a b' }, id)).toBe(`/api/pictures/rooms/a%20b/${id}`);
    expect(comingPath('ada')).toBe('coming/ada');
    for (const wrong of ['', '..', `${id}/more`, id.toUpperCase().replace('0', 'G'), `${id}\n`])
      expect([wrong, pictureIdSchema.safeParse(wrong).success]).toEqual([wrong, false]);
    expect(pictureIdSchema.safeParse(crypto.randomUUID()).success).toBe(true);
  });

  it('is known of people in a list, and of nobody else', () => {
    const pictureOf = picturesOf([{ uid: 'ada', picture: id }, { uid: 'ben' }]);
    expect(pictureOf('ada')).toBe(`/api/pictures/people/ada/${id}`);
    expect(pictureOf('ben')).toBeUndefined();
    expect(pictureOf('eve')).toBeUndefined();
  });
});

describe('what is cut of a chosen picture', () => {
  it.each([
    ['a tall one', [3000, 4000], { left: 0, top: 500, side: 3000, drawn: 512 }],
    ['a wide one', [1025, 600], { left: 212, top: 0, side: 600, drawn: 512 }],
    ['a small one', [40, 60], { left: 0, top: 10, side: 40, drawn: 40 }],
  ] as const)('is the middle of %s', (_what, [width, height], cut) => {
    expect(squareCut(width, height)).toEqual(cut);
  });

  it.each([
    ['JPEG', jpegOf(1, 1), true],
    ['PNG', bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), true],
    ['WebP', makeWebp(1, 1), true],
    ['AVIF', joinBytes([bytesOf(0, 0, 0, 28), asciiBytes('ftypavif')]), true],
    ['a video', joinBytes([bytesOf(0, 0, 0, 28), asciiBytes('ftypisom')]), false],
    ['GIF', asciiBytes('GIF89a'), false],
    ['SVG', asciiBytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), false],
    ['nothing', bytesOf(), false],
  ] as const)('can be asked of %s: see the answer', (_what, head, answer) => {
    expect(canBeChosen(head)).toBe(answer);
  });
});

describe('what has arrived as a picture', () => {
  it('says its size in every form of WebP and in JPEG', () => {
    const extended = joinBytes([
      asciiBytes('RIFF....WEBPVP8X'),
      new Uint8Array(8),
      bytesOf(255, 1, 0, 7, 0, 0),
    ]);
    const lossy = joinBytes([asciiBytes('RIFF....WEBPVP8 '), new Uint8Array(10), bytesOf(0, 2, 9, 64)]);
    expect(pixelSize(extended)).toEqual({ width: 512, height: 8 });
    expect(pixelSize(lossy)).toEqual({ width: 512, height: 9 });
    expect(pixelSize(makeWebp(300, 16_384))).toEqual({ width: 300, height: 16_384 });
    expect(pixelSize(jpegOf(640, 480))).toEqual({ width: 640, height: 480 });
    for (const broken of [
      bytesOf(),
      asciiBytes('RIFF....WEBPVP8L'),
      bytesOf(0xff, 0xd8, 0xff),
      asciiBytes('text'),
    ])
      expect(pixelSize(broken)).toBeNull();
  });

  it('is taken as a small square, and loses what a camera has written into it', () => {
    const jpeg = checkPicture(jpegOf(512, 512));
    expect(jpeg?.type).toBe('image/jpeg');
    expect(String.fromCharCode(...(jpeg?.bytes ?? []))).not.toContain('GPS');
    expect(checkPicture(makeWebp(64, 64))?.type).toBe('image/webp');
  });

  it.each([
    ['is not square', makeWebp(512, 511)],
    ['is larger than it is shown', makeWebp(513, 513)],
    ['would fill the memory of who sees it', makeWebp(16_384, 16_384)],
    ['is another type', asciiBytes('GIF89a')],
    ['is a page', asciiBytes('<!doctype html>')],
    ['is damaged', makeWebp(8, 8).subarray(0, 24)],
    ['holds too many bytes', joinBytes([makeWebp(8, 8), new Uint8Array(pictureLimits.bytes)])],
  ])('is refused when it %s', (_why, bytes) => {
    expect(checkPicture(bytes)).toBeNull();
  });
});
