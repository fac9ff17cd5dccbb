import { createContext, type ComponentType } from 'react';

export type LineAsideProps = {
  /** The cell that it stands beside. */
  id: string;
  /** What the cell is called, such as *Line 3*. */
  label: string;
};

/**
 * What stands beside each cell of the sheets inside, such as a note. It places itself in the grid of the row, and takes
 * what it shows from a context of its own: the component stays the same, so that no key press draws all cells.
 */
export const LineAsideContext = createContext<ComponentType<LineAsideProps> | null>(null);
