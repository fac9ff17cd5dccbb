import fc from 'fast-check';
import { changeView, fitted, placeScreen, screenSize, type ScreenAct } from './screen-zoom';

const frame = { area: { width: 960, height: 600 }, screen: { width: 1920, height: 1080 } };
const after = (...acts: ScreenAct[]) => acts.reduce((view, act) => changeView(view, act, frame), fitted);

describe('looking at a shared screen', () => {
  it('fits at first, in the middle of its area', () => {
    expect(placeScreen(fitted, frame)).toEqual({ scale: 0.5, x: 0, y: 30, width: 960, height: 540 });
  });

  it('shows its middle at its actual size', () => {
    const place = placeScreen(after({ kind: 'actual' }), frame);
    expect(place).toEqual({ scale: 1, x: -480, y: -240, width: 1920, height: 1080 });
  });

  it('goes by the steps of the viewer, and ends at both ends', () => {
    const scales = [1, 1, 1, -1].map((direction, index, all) => {
      const acts = all.slice(0, index + 1).map((way) => ({ kind: 'step', direction: way }) as ScreenAct);
      return [direction, placeScreen(after(...acts), frame).scale];
    });
    expect(scales.map(([, scale]) => scale)).toEqual([0.75, 1, 1.25, 1]);
    const smaller: ScreenAct = { kind: 'step', direction: -1 };
    expect(after({ kind: 'step', direction: 1 }, smaller)).toBe(fitted);
    expect(after(smaller)).toBe(fitted);
    const many = Array.from({ length: 20 }, (): ScreenAct => ({ kind: 'step', direction: 1 }));
    expect(placeScreen(after(...many), frame).scale).toBe(4);
  });

  it('moves only what does not fit, and leaves no gap at an edge', () => {
    const far: ScreenAct = { kind: 'pan', by: { x: 5000, y: -5000 } };
    expect(after(far)).toBe(fitted);
    expect(placeScreen(after({ kind: 'actual' }, far), frame)).toMatchObject({ x: 0, y: -480 });
    // What was asked beyond an edge is not saved up.
    const back: ScreenAct = { kind: 'pan', by: { x: -10, y: 0 } };
    expect(placeScreen(after({ kind: 'actual' }, far, back), frame).x).toBe(-10);
  });

  it('keeps the middle where its area becomes larger', () => {
    const larger = { ...frame, area: { width: 1400, height: 800 } };
    expect(placeScreen(after({ kind: 'actual' }), larger)).toMatchObject({ x: -260, y: -140 });
  });

  it('shows a small window no smaller than it is', () => {
    const small = { ...frame, screen: { width: 320, height: 200 } };
    expect(placeScreen(fitted, small).scale).toBe(3);
    const actual = changeView(fitted, { kind: 'scale', factor: 0.01, at: { x: 0, y: 0 } }, small);
    expect(placeScreen(actual, small).scale).toBe(1);
  });

  it('keeps the point under the pointer while it is inside the screen', () => {
    const part = fc.double({ min: 0.3, max: 0.7, noNaN: true });
    fc.assert(
      fc.property(part, part, fc.double({ min: 1, max: 2, noNaN: true }), (across, down, factor) => {
        const at = { x: frame.area.width * across, y: frame.area.height * down };
        const before = after({ kind: 'actual' });
        const next = changeView(before, { kind: 'scale', factor, at }, frame);
        const [old, now] = [placeScreen(before, frame), placeScreen(next, frame)];
        expect((at.x - now.x) / now.scale).toBeCloseTo((at.x - old.x) / old.scale, 6);
        expect((at.y - now.y) / now.scale).toBeCloseTo((at.y - old.y) / old.scale, 6);
      }),
    );
  });
});

it('takes a smaller picture of the same shape for the same screen', () => {
  const known = { width: 1920, height: 1080 };
  expect(screenSize(known, { width: 960, height: 540 })).toBe(known);
  expect(screenSize(known, { width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
  expect(screenSize({ width: 0, height: 0 }, known)).toBe(known);
});
