import type { Receipt } from './receipt';

type Named = { uid: string; name: string };

/** The name of each person whom a receipt or the room knows; '' for who is gone. The room's names are the newest. */
export function namesIn(
  { messages, said, people }: Pick<Receipt, 'messages' | 'said' | 'people'>,
  members: readonly Named[],
): (uid: string) => string {
  const all: readonly Named[] = [...messages, ...said, ...people, ...members];
  const names = new Map(all.map(({ uid, name }) => [uid, name]));
  return (uid) => names.get(uid) ?? '';
}
