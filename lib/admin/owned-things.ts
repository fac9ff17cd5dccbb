import type { CallableOutput } from '@/lib/callables/callable-contract';
import type { erasePerson } from './contract';

type Owned = Extract<CallableOutput<typeof erasePerson>, { outcome: 'owner' }>;

/** What somebody owns and others depend on. */
export type OwnedThing = { kind: 'room' | 'group'; id: string; name: string };

/** Rooms first, each in the order in which the server names them. */
export const toOwnedThings = ({ rooms, groups }: Pick<Owned, 'rooms' | 'groups'>): OwnedThing[] => [
  ...rooms.map(({ roomId, name }) => ({ kind: 'room', id: roomId, name }) as const),
  ...groups.map(({ groupId, name }) => ({ kind: 'group', id: groupId, name }) as const),
];
