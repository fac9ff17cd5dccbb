import type { NoticeKind } from './schema';

const minute = 60_000;

/** How long a push of a kind is worth showing (ms): a device that is off for longer does not get it. */
export const pushLifetime: Readonly<Record<NoticeKind, number>> = {
  'room-begins': 60 * minute,
  mention: 24 * 60 * minute,
  'private-message': 24 * 60 * minute,
  message: 24 * 60 * minute,
  added: 24 * 60 * minute,
  'let-in': 10 * minute,
  granted: 10 * minute,
  waiting: 10 * minute,
  'meets-soon': 10 * minute,
  'meets-later': 60 * minute,
  receipt: 24 * 60 * minute,
  'page-returned': 24 * 60 * minute,
  'page-asked': 10 * minute,
  'page-shown': 10 * minute,
};
