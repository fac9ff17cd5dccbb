import type { useDrag } from '@/components/ink/layers/use-drag';

export type AidDrawingProps = {
  /** What a press on the body does, and one on its end. */
  body: ReturnType<typeof useDrag>;
  end: ReturnType<typeof useDrag>;
  /** How it is turned, in whole degrees. */
  degrees: number;
  /** The radius of its end for a mouse or a finger (page units). */
  grab: number;
};
