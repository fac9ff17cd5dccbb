import { searchWords } from '@/lib/core/search-words';
import type { Worksheet } from '../schema';
import type { OwnSheet, SheetNote } from './sheet-listing';

/** A sheet in the list of all sheets that a person has. */
export type ListedSheet = {
  id: string;
  name: string;
  formula: string;
  editedAt: number;
  binnedAt: number | null;
  /** Where it lives; null for a sheet of one's own. */
  room: { id: string; name: string } | null;
};

type RoomSheets = {
  room: { id: string; name: string };
  sheets: readonly Worksheet[];
  notes: ReadonlyMap<string, SheetNote>;
};

/** One's own sheets and those of one's rooms, in one list. A sheet without a note was edited when it was made. */
export function listSheets(own: readonly OwnSheet[], rooms: readonly RoomSheets[]): ListedSheet[] {
  const mine = own.map(({ id, name, formula, editedAt, binnedAt }): ListedSheet => ({
    ...{ id, name, formula, editedAt },
    binnedAt: binnedAt ?? null,
    room: null,
  }));
  const inRooms = rooms.flatMap(({ room, sheets, notes }) =>
    sheets.map(({ id, name, createdAt, binnedAt }): ListedSheet => {
      const { formula = '', editedAt = createdAt } = notes.get(id) ?? {};
      return { id, name, formula, editedAt, binnedAt, room };
    }),
  );
  return [...mine, ...inRooms];
}

export type SheetOrder = 'edited' | 'name';

/** Which sheets are shown; `place` is *everywhere*, *mine* or the id of a room. */
export type SheetFilter = { typed: string; place: string; order: SheetOrder };

/** The sheets that fit, in the order that was chosen. Every typed part stands in the title or the formula. */
export function filterSheets(
  sheets: readonly ListedSheet[],
  { typed, place, order }: SheetFilter,
): ListedSheet[] {
  const parts = typed.toLowerCase().split(/\s+/u).filter(Boolean);
  return sheets
    .filter(({ room }) => place === 'everywhere' || (room?.id ?? 'mine') === place)
    .filter((sheet) => parts.every((part) => isIn(sheet, part)))
    .sort((one, other) =>
      order === 'name'
        ? one.name.localeCompare(other.name) || other.editedAt - one.editedAt
        : other.editedAt - one.editedAt || one.name.localeCompare(other.name),
    );
}

function isIn({ name, formula }: ListedSheet, part: string): boolean {
  const [whole] = searchWords(part);
  const plainName = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return `${name} ${formula}`.toLowerCase().includes(part) || (whole === part && plainName.includes(whole));
}
