/** The page of a sheet of a room, at one of its cells. */
export const cellHref = (roomId: string, { sheet, id }: { sheet: string; id: string }): string =>
  `/worksheets/${sheet}?room=${roomId}&cell=${id}`;
