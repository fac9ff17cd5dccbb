/** The ids of our rooms: Firestore's own ids, which can never be read as part of a prefix. */
const roomIdPattern = /^[A-Za-z0-9]{1,64}$/;

/** Whether a text can be the id of a room; it then fits RTDB keys, Firestore paths and LiveKit names. */
export const isRoomId = (value: string): boolean => roomIdPattern.test(value);

/**
 * The name of a room on the media server, which several deployments may share.
 *
 * @param moves how often its call has moved on: a token names one room, so it opens none of the later ones
 */
export const toRoomName = (prefix: string, roomId: string, moves = 0): string =>
  `${prefix}_${roomId}${moves === 0 ? '' : `_${moves}`}`;

/** The room that a media server's room stands for, or null when it belongs to another deployment. */
export const parseRoomName = (prefix: string, name: string): string | null =>
  parseMediaRoom(prefix, name)?.roomId ?? null;

/** The same, with the number of moves that led the call there. */
export function parseMediaRoom(prefix: string, name: string): { roomId: string; moves: number } | null {
  if (!name.startsWith(`${prefix}_`)) return null;
  const [roomId = '', moves, ...rest] = name.slice(prefix.length + 1).split('_');
  if (!isRoomId(roomId) || rest.length > 0) return null;
  if (moves === undefined) return { roomId, moves: 0 };
  return /^[1-9]\d{0,5}$/.test(moves) ? { roomId, moves: Number(moves) } : null;
}

/**
 * The name of the media room in which one person is alone before a session; `roomName` is that of the room itself.
 * The id of a room holds no underscore, so the two names are never confused.
 */
export const toRehearsalName = (roomName: string, uid: string): string => `${roomName}${rehearsal}${uid}`;

/** The room and the person of a rehearsal's media room; null when it is none of ours. */
export function parseRehearsalName(prefix: string, name: string): { roomId: string; uid: string } | null {
  const [roomName = '', ...rest] = name.split(rehearsal);
  const roomId = parseRoomName(prefix, roomName);
  const uid = rest.join(rehearsal);
  return roomId === null || uid === '' ? null : { roomId, uid };
}

const rehearsal = '_rehearsal_';
