import type { NoticeChoices, NoticeKind, NoticeWay } from './schema';

/** What holds until a person chooses: their inbox misses nothing, and a push is for what will not wait. */
const defaultWays: Readonly<Record<NoticeKind, NoticeWay>> = {
  'room-begins': 'push',
  mention: 'push',
  'private-message': 'push',
  added: 'inbox',
  'let-in': 'push',
  granted: 'push',
  waiting: 'push',
  'meets-soon': 'push',
  'meets-later': 'push',
};

/** How far a kind of notice reaches a person. */
export const findWay = (choices: NoticeChoices | undefined, kind: NoticeKind): NoticeWay =>
  choices?.[kind] ?? defaultWays[kind];
