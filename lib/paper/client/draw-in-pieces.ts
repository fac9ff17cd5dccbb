import { project, squareToQuad } from '@/lib/paper/geometry/homography';
import type { Size } from '@/lib/paper/geometry/output-size';
import type { Point, Quad } from '@/lib/paper/geometry/quad';
import { sizeOf, type Frame } from '@/lib/paper/client/frame';

/** Pieces in each direction: in so small ones a projection is as good as straight. */
const pieces = 16;

/**
 * Draws a page straight without WebGL: in pieces, each by the projection of its own corners. Each piece is a little
 * larger than its place, so that no line shows between them.
 */
export function drawInPieces(
  context: CanvasRenderingContext2D,
  frame: Frame,
  { quad, size }: { quad: Quad; size: Size },
): void {
  const matrix = squareToQuad(quad);
  const source = sizeOf(frame);
  const inFrame = (x: number, y: number): Point => {
    const at = project(matrix, { x: x / pieces, y: y / pieces });
    return { x: at.x * source.width, y: at.y * source.height };
  };
  const [width, height] = [size.width / pieces, size.height / pieces];
  for (let row = 0; row < pieces; row += 1) {
    for (let column = 0; column < pieces; column += 1) {
      const [from, right, down] = [inFrame(column, row), inFrame(column + 1, row), inFrame(column, row + 1)];
      context.save();
      context.beginPath();
      context.rect(column * width, row * height, width + 1, height + 1);
      context.clip();
      placePiece(context, { x: column * width, y: row * height, width, height }, { from, right, down });
      context.drawImage(frame, 0, 0);
      context.restore();
    }
  }
}

/** Sets the transform that brings three points of the frame to three corners of a piece. */
function placePiece(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Point & Size,
  { from, right, down }: { from: Point; right: Point; down: Point },
): void {
  const u = { x: right.x - from.x, y: right.y - from.y };
  const v = { x: down.x - from.x, y: down.y - from.y };
  const area = u.x * v.y - u.y * v.x;
  if (area === 0) return;
  const [a, c] = [(width * v.y) / area, (-width * v.x) / area];
  const [b, d] = [(-height * u.y) / area, (height * u.x) / area];
  context.setTransform(a, b, c, d, x - a * from.x - c * from.y, y - b * from.x - d * from.y);
}
