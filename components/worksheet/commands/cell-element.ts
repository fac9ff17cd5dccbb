/** The element of a cell on the paper, which may be folded away or not here yet. */
export const cellElement = (paper: HTMLElement | null, id: string): HTMLElement | null =>
  paper?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(id)}"]`) ?? null;

/** The number of a cell, which has the focus while the cell is selected. */
export const cellHandle = (paper: HTMLElement | null, id: string): HTMLElement | null =>
  cellElement(paper, id)?.querySelector<HTMLElement>('[data-handle]') ?? null;
