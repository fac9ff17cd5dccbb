import type { CellResult } from '../sheet/cell-result';

/** What stands below a cell whose calculation was stopped. */
export const stoppedResult = (id: string): CellResult => ({
  id,
  kind: 'error',
  reading: null,
  tex: null,
  name: null,
  defines: [],
  uses: [],
  value: null,
  unit: null,
  shown: null,
  isRounded: false,
  notices: [],
  error: {
    class: 'too-slow',
    start: 0,
    length: 0,
    // The page has the words: the engine that would say them was killed.
    message: '',
  },
});
