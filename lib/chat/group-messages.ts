import type { Audience } from './audience';
import type { ShownMessage } from './merge-messages';

/** Messages of one person in a row, as they stand under one name. */
export type MessageGroup = {
  /** The same for as long as the list is shown, also when older messages come before it. */
  readonly id: string;
  readonly from: string;
  readonly name: string;
  readonly at: number | null;
  readonly to: Audience;
  readonly messages: readonly ShownMessage[];
};

/** Messages of one such part of an hour stand under one name (ms). */
const part = 5 * 60_000;

/**
 * Puts messages of one person to the same readers under one name. Where a group ends does not depend on how far back
 * the list goes: so older messages change the first group at most.
 *
 * @param firstNew the message above which a line stands: it begins a group
 * @param before the groups of the same list until now, which keep their ids
 */
export function groupMessages(
  messages: readonly ShownMessage[],
  firstNew: string | null = null,
  before: readonly MessageGroup[] = [],
): MessageGroup[] {
  const groups: ShownMessage[][] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    const head = last?.[0];
    const isNext = head !== undefined && message.id !== firstNew && belongsTo(message, head);
    if (isNext) last?.push(message);
    else groups.push([message]);
  }
  const idOf = new Map<string, string>();
  for (const { id, messages: all } of before) for (const end of endsOf(all)) idOf.set(end, id);
  const used = new Set<string>();
  return groups.flatMap((all) => {
    const [head] = all;
    if (head === undefined) return [];
    const ids = [...endsOf(all).map((end) => idOf.get(end)), head.id];
    const id = ids.find((known) => known !== undefined && !used.has(known)) ?? head.id;
    used.add(id);
    const { from, name, at, to } = head;
    return [{ id, from, name, at, to, messages: all }];
  });
}

const belongsTo = ({ from, to, at }: ShownMessage, head: ShownMessage): boolean =>
  from === head.from &&
  to === head.to &&
  (at === null || head.at === null || Math.floor(at / part) === Math.floor(head.at / part));

/** The first and the last message: one of them stays where messages come before or after. */
const endsOf = (messages: readonly ShownMessage[]): string[] =>
  [messages[0]?.id, messages.at(-1)?.id].filter((id) => id !== undefined);
