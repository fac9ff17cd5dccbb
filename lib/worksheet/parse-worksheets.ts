import { worksheetSchema, type Worksheet } from './schema';

/** The sheets of a room, oldest first; what is no sheet is left out. */
export function parseWorksheets(documents: readonly { id: string; data: unknown }[]): Worksheet[] {
  return documents
    .flatMap(({ id, data }) => {
      const { data: listing } = worksheetSchema.safeParse(data);
      return listing ? [{ ...listing, id }] : [];
    })
    .sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
}
