import { partOf, partOption } from '../handed/line-part';
import { cellKindSchema, type SheetCell } from '../sheet-document';
import type { CellDraft } from '../edit/edit-cells';

const fillIn = 'fill-in:';

/** A cell's kind in a file, with what it is on the pages of learners: `calculation`, `text given`. */
export function kindWords({ kind, options = {} }: Pick<CellDraft, 'kind' | 'options'>): string {
  const part = partOf({ options });
  if (part === null) return kind;
  // A file has it in one line, in which backticks would end a fence.
  return part.kind === 'given'
    ? `${kind} given`
    : `${kind} ${fillIn} ${part.label.replaceAll(/[\s`]+/gu, ' ')}`;
}

/** Reads such words again; null for the name of another language. */
export function readKindWords(words: string): Pick<CellDraft, 'kind' | 'options'> | null {
  const [, name, rest = ''] = /^([\w-]+)(?: (.*))?$/u.exec(words.trim()) ?? [];
  const { data: kind } = cellKindSchema.safeParse(name);
  if (kind === undefined) return null;
  const part = rest.startsWith(fillIn)
    ? { kind: 'fill-in', label: rest.slice(fillIn.length).trim() }
    : { kind: rest };
  const options: SheetCell['options'] = { [partOption]: part };
  return partOf({ options }) === null ? { kind } : { kind, options };
}
