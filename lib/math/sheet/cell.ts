/** One cell of a sheet as it is typed; without a kind it is a calculation. */
export type SheetCell = { id: string; source: string; kind?: 'derivation' | 'table' | undefined };
