/** Which card of a grid a key leads to, by its place in reading order; null for a key that leads nowhere. */
export function nextCard(at: number, key: string, { count, columns }: { count: number; columns: number }) {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    // Below the last full row there may be fewer cards.
    ArrowDown: at + columns < count ? at + columns : Math.max(at, lastOfNextRow(at, { count, columns })),
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined || to < 0 || to >= count || to === at ? null : to;
}

function lastOfNextRow(at: number, { count, columns }: { count: number; columns: number }): number {
  const isInLastRow = Math.floor(at / columns) === Math.floor((count - 1) / columns);
  return isInLastRow ? at : count - 1;
}
