import { callServer } from '@/lib/callables/client/call-server';
import { createRoom } from '@/lib/rooms/contract';
import { createWorksheet } from '../../contract';
import type { CellDraft } from '../../edit/edit-cells';
import { tellingFormula } from '../../own/telling-formula';
import { noteEdit } from './change-own-sheets';
import { fillSheet, type CopyInk } from './copy-sheet';

type Room = { id: string } | { name: string };
type Sheet = { name: string; cells: readonly CellDraft[]; copyInk?: CopyInk };
type Taken = { roomId: string; id: string };

/** What a copy needs of the service. Tests give their own. */
type Service = {
  makeRoom: (name: string) => Promise<string>;
  makeSheet: (roomId: string, name: string) => Promise<string>;
  fill: (taken: Taken, sheet: Sheet) => Promise<void>;
};

const ownService: Service = {
  makeRoom: async (name) => (await callServer(createRoom, { name, preset: 'lesson' })).roomId,
  makeSheet: async (roomId, name) => (await callServer(createWorksheet, { roomId, name })).id,
  fill: async ({ roomId, id }, { cells, copyInk }) => {
    const place = { kind: 'worksheets', owner: 'rooms', ownerId: roomId, id } as const;
    await copyInk?.(place, await fillSheet(place, cells));
    // The list gets it with the next edit too.
    await noteEdit(place, tellingFormula(cells)).catch(() => undefined);
  },
};

/** Copies a sheet into a room. Called again after a failure, it goes on with what it has made. */
export function createTaking(service: Service = ownService): (room: Room, sheet: Sheet) => Promise<Taken> {
  const rooms = new Map<string, string>();
  const sheets = new Map<string, string>();
  return async (room, sheet) => {
    const { name } = sheet;
    const roomId = 'id' in room ? room.id : await once(rooms, room.name, () => service.makeRoom(room.name));
    const id = await once(sheets, roomId, () => service.makeSheet(roomId, name));
    await service.fill({ roomId, id }, sheet);
    return { roomId, id };
  };
}

async function once(known: Map<string, string>, key: string, make: () => Promise<string>): Promise<string> {
  const id = known.get(key) ?? (await make());
  known.set(key, id);
  return id;
}
