/** @jest-environment jsdom */
import { createStraightener } from '@/lib/paper/client/straightener';

/** A context that does nothing, and counts the programs that are made of it. */
function setUp() {
  const createProgram = jest.fn(() => ({}));
  const known: Record<string, unknown> = { createProgram, getExtension: () => null };
  const gl = new Proxy(known, { get: (all, name: string) => all[name] ?? (() => ({})) });
  const canvas = document.createElement('canvas');
  jest.spyOn(canvas, 'getContext').mockReturnValue(gl as never);
  return { canvas, createProgram };
}

describe('a canvas that straightens pages', () => {
  it('is built again when its lost context comes back', () => {
    const { canvas, createProgram } = setUp();
    const { end } = createStraightener(canvas);
    const lost = new Event('webglcontextlost', { cancelable: true });
    canvas.dispatchEvent(lost);
    expect(lost.defaultPrevented).toBe(true);
    canvas.dispatchEvent(new Event('webglcontextrestored'));
    expect(createProgram).toHaveBeenCalledTimes(2);
    end();
    canvas.dispatchEvent(new Event('webglcontextrestored'));
    expect(createProgram).toHaveBeenCalledTimes(2);
  });

  it('offers white paper only with WebGL', () => {
    expect(createStraightener(setUp().canvas).canWhiten).toBe(true);
    const plain = document.createElement('canvas');
    jest.spyOn(plain, 'getContext').mockReturnValue(null);
    expect(createStraightener(plain).canWhiten).toBe(false);
  });
});
