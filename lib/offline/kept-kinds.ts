/** A page that opens without a network once it was opened with one. */
export type PageKind = {
  name: string;
  /** Which paths with their queries are meant, as the text of a pattern. Its groups are the ids in it. */
  pattern: string;
  /** Where the worker fetches it, with a stand-in for each id: so what is kept names no room and no sheet. */
  path: string;
  /** The stand-ins, in the order of the groups. */
  standIns: readonly string[];
};

const room = 'StandInForTheRoom';
const sheet = 'StandInForTheSheet';
const handout = 'StandInForThePage';
const roomId = '([A-Za-z0-9]{1,64})';
const sheetId = '([A-Za-z0-9-]{1,64})';
const anyQuery = '(?:\\?.*)?';

/** Only pages whose HTML has nothing of a person: their browser fetches that. */
export const keptKinds: readonly PageKind[] = [
  { name: 'worksheet', pattern: `^/worksheet${anyQuery}$`, path: '/worksheet', standIns: [] },
  { name: 'rooms', pattern: `^/rooms${anyQuery}$`, path: '/rooms', standIns: [] },
  { name: 'room', pattern: `^/rooms/${roomId}${anyQuery}$`, path: `/rooms/${room}`, standIns: [room] },
  {
    name: 'chat',
    pattern: `^/rooms/${roomId}/chat${anyQuery}$`,
    path: `/rooms/${room}/chat`,
    standIns: [room],
  },
  {
    name: 'own-sheet',
    pattern: `^/worksheets/${sheetId}$`,
    path: `/worksheets/${sheet}`,
    standIns: [sheet],
  },
  {
    name: 'room-sheet',
    pattern: `^/worksheets/${sheetId}\\?room=${roomId}(?:&.*)?$`,
    path: `/worksheets/${sheet}?room=${room}`,
    standIns: [sheet, room],
  },
  {
    name: 'own-page',
    pattern: `^/rooms/${roomId}/pages/([0-9a-f]{1,64})${anyQuery}$`,
    path: `/rooms/${room}/pages/${handout}`,
    standIns: [room, handout],
  },
];
