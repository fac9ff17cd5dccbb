import { isImportFault, type ImportLine, type ImportOutcome } from './import-schema';
import type { FileCells, LineFault, ReadLine } from './read-people-file';

/** What is known of a line: of the file itself, or as the server says. */
export type PreviewLine = {
  line: number;
  cells: FileCells;
  person: ImportLine | null;
  /** Null until the server has looked at it. */
  outcome: LineFault | ImportOutcome | null;
  /** Where the same person stands before. */
  earlier: number | null;
};

/** The lines of a file, with what the server has said about those that the file has nothing against. */
export function toPreview(
  lines: readonly ReadLine[],
  said: ReadonlyMap<number, ImportOutcome>,
): PreviewLine[] {
  return lines.map(({ line, cells, ...read }) =>
    read.person === null
      ? { line, cells, person: null, outcome: read.fault, earlier: read.earlier }
      : { line, cells, person: read.person, outcome: said.get(line) ?? null, earlier: null },
  );
}

/** The people whom the server has not looked at: nothing is known of them, so nothing is done with them. */
export const listUnseen = (lines: readonly PreviewLine[]): ImportLine[] =>
  lines.flatMap(({ person, outcome }) => (person && outcome === null ? [person] : []));

/** Whether a line cannot be imported. */
export const isBad = ({ person, outcome }: PreviewLine): boolean =>
  person === null || (outcome !== null && isImportFault(outcome as ImportOutcome));

/** The people who would be imported: those of the lines that were looked at, and that nothing is wrong with. */
export const listGood = (lines: readonly PreviewLine[]): ImportLine[] =>
  lines.flatMap((line) => (line.person && line.outcome !== null && !isBad(line) ? [line.person] : []));
