/**
 * What two names have in common that nobody tells apart on a card: case, and how many blanks are between the
 * words. Under it a learner is found who types the name, so it is unique in a group.
 */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/gu, ' ').slice(0, 200);
