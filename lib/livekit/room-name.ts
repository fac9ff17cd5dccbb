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
