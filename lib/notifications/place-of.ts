import type { Notice } from './schema';

/** Where a notice leads: into the call where one is wanted now, else to the room's page. */
export const placeOf = ({ kind, roomId }: Pick<Notice, 'kind' | 'roomId'>): string =>
  kind === 'added' || kind === 'meets-later' ? `/rooms/${roomId}` : `/rooms/${roomId}/live`;
