import { createLook, type Seen } from '@/lib/paper/client/look-at-frame';
import { sizeOf, type Frame } from '@/lib/paper/client/frame';
import type { PaperState } from '@/lib/paper/client/paper-state';
import { createStraightener } from '@/lib/paper/client/straightener';
import { outputSize, type Size } from '@/lib/paper/geometry/output-size';
import { blendQuads, turnQuad, wholeFrame } from '@/lib/paper/geometry/quad';

/** How often the page is looked for (ms). */
const looksEvery = 250;
/** How much of the way the corners go to where the page is found again. */
const follows = 0.5;

type Drawn = {
  read: () => PaperState;
  change: (part: Partial<PaperState>) => void;
  /** A corner is held by the person. */
  isHeld: () => boolean;
};

/** Draws the straightened page of each picture on a canvas, and looks for the page now and then. */
export function createPaperDrawing({ read, change, isHeld }: Drawn) {
  const canvas = document.createElement('canvas');
  const straightener = createStraightener(canvas);
  const look = createLook();
  let seen: Seen | null = null;
  let lookedAt = 0;

  const lookFor = (frame: Frame) => {
    if (Date.now() - lookedAt < looksEvery) return;
    lookedAt = Date.now();
    seen = look(frame);
    const { cornersBy, quad } = read();
    if (!seen?.page || isHeld() || cornersBy === 'person') return;
    const next = cornersBy === 'nobody' ? seen.page : blendQuads(quad, seen.page, follows);
    change({ quad: next, cornersBy: 'finder' });
  };

  return {
    canvas,
    canWhiten: straightener.canWhiten,
    draw: (frame: Frame): void => {
      const size = sizeOf(frame);
      if (size.width === 0) return;
      const before = read().frame;
      if (before.width !== size.width || before.height !== size.height) change({ frame: size });
      lookFor(frame);
      const { quad, quarters, isStraight, isWhite } = read();
      const part = turnQuad(isStraight ? quad : wholeFrame, quarters);
      straightener.draw(frame, {
        quad: part,
        size: isStraight ? outputSize(part, size) : turnedSize(size, quarters),
        light: isWhite ? (seen?.light ?? null) : null,
      });
    },
    end: straightener.end,
  };
}

const turnedSize = ({ width, height }: Size, quarters: number): Size =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width };
