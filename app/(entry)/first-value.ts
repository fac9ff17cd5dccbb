/** The query of a page, as Next hands it over. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** A parameter that was given twice counts as it was given first. */
export function firstValue(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
