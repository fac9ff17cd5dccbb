/** The page of a sheet of a room. */
export const sheetHref = (roomId: string, sheet: string): string => `/worksheets/${sheet}?room=${roomId}`;

/** The same, at one of its cells. */
export const cellHref = (roomId: string, { sheet, id }: { sheet: string; id: string }): string =>
  `${sheetHref(roomId, sheet)}&cell=${id}`;
