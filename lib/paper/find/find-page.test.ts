import { isConvex, type Quad } from '@/lib/paper/geometry/quad';
import { project, squareToQuad } from '@/lib/paper/geometry/homography';
import { estimateLight } from './estimate-light';
import { findPage } from './find-page';
import { toGrey, type GreyFrame } from './grey-frame';

const [width, height] = [120, 160];

/** A frame in which everything that `light` brightens is drawn, by the place as a fraction. */
const draw = (light: (x: number, y: number) => number): GreyFrame => ({
  width,
  height,
  light: Uint8Array.from({ length: width * height }, (_, at) =>
    light((at % width) / width, Math.floor(at / width) / height),
  ),
});

const isInside = (quad: Quad, x: number, y: number): boolean =>
  quad.every((from, at) => {
    const to = quad[(at + 1) % 4]!;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });

const page: Quad = [
  { x: 0.12, y: 0.1 },
  { x: 0.85, y: 0.16 },
  { x: 0.92, y: 0.9 },
  { x: 0.08, y: 0.84 },
];

/** A page with lines of writing, brighter on one side, on a table with grain. */
const photo = draw((x, y) => {
  if (!isInside(page, x, y)) return 60 + ((x * 97 + y * 61) % 1) * 25;
  const isWritten = Math.abs((y * 12) % 1) < 0.12 && x > 0.3 && x < 0.7;
  return isWritten ? 70 : 190 + x * 50;
});

describe('a page in a picture', () => {
  it('is found to within a few hundredths, writing or not', () => {
    const found = findPage(photo);
    expect(found).not.toBeNull();
    for (const [at, corner] of page.entries()) {
      expect(Math.abs(found![at]!.x - corner.x)).toBeLessThan(0.03);
      expect(Math.abs(found![at]!.y - corner.y)).toBeLessThan(0.03);
    }
    expect(isConvex(found!)).toBe(true);
    expect(project(squareToQuad(found!), { x: 0, y: 0 }).x).toBeCloseTo(found![0].x, 9);
  });

  it.each([
    ['an even wall', draw(() => 200)],
    ['noise', draw((x, y) => ((Math.sin(x * 1e4 + y * 1e5) + 1) / 2) * 255)],
    ['a note that is too small', draw((x, y) => (x > 0.4 && x < 0.6 && y > 0.4 && y < 0.6 ? 230 : 40))],
    ['a ring', draw((x, y) => (Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.35) < 0.1 ? 230 : 40))],
  ])('is not found in %s', (_, frame) => {
    expect(findPage(frame)).toBeNull();
  });
});

it('takes the light of the empty paper, not of what is written on it', () => {
  const light = estimateLight(
    draw((x, y) => (Math.abs(x - 0.5) < 0.01 && y > 0.2 && y < 0.8 ? 20 : 150 + y * 80)),
  );
  const at = (x: number, y: number) => light.light[Math.round(y * height) * width + Math.round(x * width)]!;
  expect(at(0.5, 0.5)).toBeGreaterThan(185);
  expect(at(0.5, 0.75) - at(0.5, 0.25)).toBeGreaterThan(30);
});

it('reads brightness as the eye does', () => {
  const pixels = Uint8ClampedArray.from([255, 255, 255, 255, 0, 255, 0, 255, 0, 0, 255, 255]);
  const [white, green, blue] = toGrey(pixels, 3, 1).light;
  expect(white).toBe(255);
  expect(green).toBeGreaterThan(blue! * 4);
});
