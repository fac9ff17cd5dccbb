/** One cell of a sheet as it is typed. */
export type SheetCell = { id: string; source: string };
