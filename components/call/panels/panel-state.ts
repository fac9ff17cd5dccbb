/** Panels that are open, the one opened last at the end. */
export type OpenPanels = readonly string[];

/** Opens a panel, or closes it. Of more than `limit`, the one that has been open longest makes room. */
export function togglePanel(open: OpenPanels, id: string, limit: number): OpenPanels {
  if (showPanels(open, limit).includes(id)) return open.filter((other) => other !== id);
  return [...open.filter((other) => other !== id), id].slice(-limit);
}

/** Of the open panels those for which there is room. */
export const showPanels = (open: OpenPanels, limit: number): OpenPanels => open.slice(-limit);
