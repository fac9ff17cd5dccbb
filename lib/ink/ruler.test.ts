import { easyAngle, readAngle, rulerBetween, snapToProtractor, snapToRuler } from './ruler';

const ruler = { at: { x: 100, y: 100 }, angle: 0, length: 400, width: 60 };
const turned = { at: { x: 0, y: 0 }, angle: 30, radius: 100 };
const close = (x: number, y: number) => ({
  x: expect.closeTo(x, 6) as number,
  y: expect.closeTo(y, 6) as number,
});

it('lets a pen slide along both edges of a ruler, and leaves it elsewhere', () => {
  expect(snapToRuler(ruler, { x: 50, y: 64 }, 8)).toEqual(close(50, 70));
  expect(snapToRuler(ruler, { x: 50, y: 137 }, 8)).toEqual(close(50, 130));
  expect(snapToRuler(ruler, { x: 50, y: 100 }, 8)).toBeNull();
  expect(snapToRuler(ruler, { x: 310, y: 70 }, 8)).toBeNull();
});

it('turns a ruler to lie between two places', () => {
  const between = rulerBetween(ruler, { x: 0, y: 100 }, { x: 100, y: 0 });
  expect(between).toMatchObject({ at: { x: 50, y: 50 }, angle: 45 });
  // Its upper edge lies 30 to the left above the middle.
  const [away] = [30 / Math.SQRT2];
  expect(snapToRuler(between, { x: 49 - away, y: 49 - away }, 8)).toEqual(close(50 - away, 50 - away));
});

it('reads angles from the base of a protractor, however it is turned', () => {
  expect(readAngle(turned, { x: 0, y: -50 })).toBeCloseTo(60);
  expect(readAngle(turned, { x: 0, y: 50 })).toBeNull();
  expect(snapToProtractor(turned, { x: 0, y: -97 }, 8)).toEqual(close(0, -100));
  expect(snapToProtractor(turned, { x: 0, y: 97 }, 8)).toBeNull();
});

it('helps to an angle that is nearly easy', () => {
  expect([44, 47.5, 359, 15].map(easyAngle)).toEqual([45, 47.5, 0, 15]);
});
