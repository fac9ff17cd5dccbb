import type { Notice } from './schema';

type Leading = Pick<Notice, 'kind' | 'roomId' | 'sessionId' | 'page'>;

/** Where a notice leads: to what it tells of, or into the call where one is wanted now. */
export function placeOf({ kind, roomId, sessionId, page }: Leading): string {
  const room = `/rooms/${roomId}`;
  if (kind === 'message') return `${room}/chat`;
  if (kind === 'receipt' && sessionId !== undefined) return `${room}/sessions/${sessionId}`;
  if (page !== undefined) return `${room}/pages/${page.handoutId}`;
  return kind === 'added' || kind === 'meets-later' ? room : `${room}/live`;
}

/** Whether a notice is read at a place: where it leads, and for messages wherever the chat of the room is. */
export function isReadAt(notice: Leading, place: string): boolean {
  const { kind, roomId } = notice;
  const isChat = kind === 'message' || kind === 'mention' || kind === 'private-message';
  const chats = isChat ? [`/rooms/${roomId}/chat`, `/rooms/${roomId}/live`] : [];
  return [placeOf(notice), ...chats].includes(place);
}
