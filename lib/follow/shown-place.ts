/** A cell to which somebody leads everybody else, once. `line` and `kind` are what its leader's page calls it. */
export type ShownPlace = { sheet: string; cell: string; kind: string; line: number };

type Page = {
  /** Whether this person finds the sheet: its name, null for no, undefined while it is not known. */
  name: string | null | undefined;
  /** Whether the person has the caret in a field. */
  isWriting: boolean;
};

/**
 * What a page does with a cell that it is shown: it goes there, only says so to a person who writes, or leaves it where
 * the person does not find the sheet.
 */
export function answerToShown({ name, isWriting }: Page): 'go' | 'say' | 'leave' {
  if (name === null) return 'leave';
  return isWriting ? 'say' : 'go';
}
