/** One cell of a sheet as it is typed. A derivation has a formula in each line, which follows from the line before. */
export type SheetCell = { id: string; source: string; kind?: 'derivation' };
