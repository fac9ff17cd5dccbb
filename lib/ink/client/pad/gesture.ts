import type { InkPoint } from '../../stroke';

/** What one contact does, from its first point to its end. */
export type Gesture = {
  /**
   * More of the way, as page units.
   *
   * @param expected where the browser expects the pointer next; drawn, never kept
   * @param isEven whether Shift is held, for even shapes
   */
  move: (points: readonly InkPoint[], expected: readonly InkPoint[], isEven: boolean) => void;
  /** The pointer left the surface after so long (ms). */
  end: (ms: number) => void;
  /** Whether nothing would stay if it ended now; missing where something always does. */
  isEmpty?: () => boolean;
  /** Nothing of it stays. */
  cancel: () => void;
};
