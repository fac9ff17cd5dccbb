/** The ids of our rooms: what Firestore makes, and nothing that could be read as part of a prefix. */
const roomIdPattern = /^[A-Za-z0-9]{1,64}$/;

/** Whether a text can be the id of a room; it then fits RTDB keys, Firestore paths and LiveKit names. */
export const isRoomId = (value: string): boolean => roomIdPattern.test(value);

/** The name of a room on the media server, which several deployments may share. */
export const toRoomName = (prefix: string, roomId: string): string => `${prefix}_${roomId}`;

/** The room that a media server's room stands for, or null when it belongs to another deployment. */
export function parseRoomName(prefix: string, name: string): string | null {
  if (!name.startsWith(`${prefix}_`)) return null;
  const roomId = name.slice(prefix.length + 1);
  return isRoomId(roomId) ? roomId : null;
}

/**
 * The name of the room on the media server in which one person is alone before a session; `roomName` is that of the
 * room itself. The id of a room holds no underscore, so neither name is ever taken for the other.
 */
export const toRehearsalName = (roomName: string, uid: string): string => `${roomName}${rehearsal}${uid}`;

/** Whether a media server's room is a rehearsal in the room of this name, whoever's it is. */
export const isRehearsalIn = (roomName: string, name: string): boolean =>
  name.startsWith(`${roomName}${rehearsal}`);

/** In which room, and by whom, a media server's room is a rehearsal; null when it is none of ours. */
export function parseRehearsalName(prefix: string, name: string): { roomId: string; uid: string } | null {
  const [roomName = '', ...rest] = name.split(rehearsal);
  const roomId = parseRoomName(prefix, roomName);
  const uid = rest.join(rehearsal);
  return roomId === null || uid === '' ? null : { roomId, uid };
}

const rehearsal = '_rehearsal_';
