import type { NoticeChoices, NoticeKind, NoticeWay } from './schema';

/** What holds until a person chooses: their inbox misses nothing, and a push is for what will not wait. */
const defaultWays: Readonly<Record<NoticeKind, NoticeWay>> = {
  'room-begins': 'push',
  mention: 'push',
  'private-message': 'push',
  message: 'inbox',
  added: 'inbox',
  'let-in': 'push',
  granted: 'push',
  waiting: 'push',
  'meets-soon': 'push',
  'meets-later': 'push',
  receipt: 'inbox',
  'page-returned': 'push',
  'page-asked': 'push',
  'page-shown': 'inbox',
};

/** What a person has chosen in their account, and for the room that a notice comes from. */
export type ChosenWays = { account: NoticeChoices | undefined; room?: NoticeChoices | undefined };

/** How far a kind of notice reaches a person: the room's choice comes first, then the account's. */
export const findWay = ({ account, room }: ChosenWays, kind: NoticeKind): NoticeWay =>
  room?.[kind] ?? account?.[kind] ?? defaultWays[kind];
