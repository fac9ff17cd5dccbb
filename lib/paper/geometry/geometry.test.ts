import fc from 'fast-check';
import { project, squareToQuad } from './homography';
import { outputSize } from './output-size';
import { blendQuads, firstQuad, isConvex, moveCorner, turnQuad, wholeFrame, type Quad } from './quad';

const unit = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const shift = fc.double({ min: -0.2, max: 0.2, noNaN: true });
const point = fc.record({ x: shift, y: shift });
const anyQuad = fc.tuple(point, point, point, point).map(
  (by) =>
    firstQuad.map(({ x, y }, at) => ({
      x: x + (by[at]?.x ?? 0),
      y: y + (by[at]?.y ?? 0),
    })) as unknown as Quad,
);

describe('the straightening of a page', () => {
  it('takes the corners of the square to those of the page', () => {
    fc.assert(
      fc.property(anyQuad, (quad) => {
        fc.pre(isConvex(quad));
        const matrix = squareToQuad(quad);
        for (const [at, corner] of unit.entries()) {
          expect(project(matrix, corner).x).toBeCloseTo(quad[at]!.x, 9);
          expect(project(matrix, corner).y).toBeCloseTo(quad[at]!.y, 9);
        }
      }),
    );
  });

  it('keeps straight lines straight: the centre lies where the diagonals cross', () => {
    const quad: Quad = [
      { x: 0.2, y: 0.1 },
      { x: 0.8, y: 0.1 },
      { x: 1, y: 0.9 },
      { x: 0, y: 0.9 },
    ];
    const centre = project(squareToQuad(quad), { x: 0.5, y: 0.5 });
    expect(centre.x).toBeCloseTo(0.5, 9);
    // The lines from (0.2, 0.1) to (1, 0.9) and from (0.8, 0.1) to (0, 0.9) meet at 0.4.
    expect(centre.y).toBeCloseTo(0.4, 9);
  });
});

describe('the corners', () => {
  it('follow a finger inside the frame, and never fold the page over', () => {
    expect(moveCorner(wholeFrame, 0, { x: 0.3, y: -4 })[0]).toEqual({ x: 0.3, y: 0 });
    expect(moveCorner(wholeFrame, 0, { x: 0.9, y: 0.95 })).toBe(wholeFrame);
  });

  it('turn by quarters, and four of them come to nothing', () => {
    expect(turnQuad(firstQuad, 1)[0]).toBe(firstQuad[3]);
    expect(turnQuad(turnQuad(firstQuad, 3), 1)).toEqual(firstQuad);
    expect(turnQuad(firstQuad, -1)).toEqual(turnQuad(firstQuad, 3));
  });

  it('come closer to where the page is found again', () => {
    expect(blendQuads(wholeFrame, firstQuad, 0.5)[2]).toEqual({ x: 0.95, y: 0.95 });
  });
});

describe('the size of what is sent', () => {
  it('is that of a sheet when the page is about as long, and never above full HD', () => {
    expect(outputSize(wholeFrame, { width: 1080, height: 1440 })).toEqual({ width: 1018, height: 1440 });
    expect(outputSize(wholeFrame, { width: 4000, height: 3000 })).toEqual({ width: 1920, height: 1358 });
    expect(outputSize(wholeFrame, { width: 1920, height: 1080 })).toEqual({ width: 1920, height: 1098 });
  });

  it('stays when a corner trembles', () => {
    const trembling = moveCorner(firstQuad, 2, { x: 0.903, y: 0.896 });
    const frame = { width: 1080, height: 1920 };
    expect(outputSize(trembling, frame)).toEqual(outputSize(firstQuad, frame));
  });
});
