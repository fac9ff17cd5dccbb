import { learnerIdSchema } from '@/lib/groups/schema';

const prefix = 'learner';

/** The page of a group's cards, with all of them or only those of some learners. */
export function cardsPath(groupId: string, uids: readonly string[] | null = null): string {
  const path = `/groups/${groupId}/cards`;
  return uids === null ? path : `${path}?only=${uids.map((uid) => uid.slice(prefix.length)).join('.')}`;
}

/** Whose cards the address of that page names; null for all. What is no learner's id names nobody. */
export function readCardChoice(only: string | undefined): string[] | null {
  if (only === undefined) return null;
  return only
    .split('.')
    .map((part) => `${prefix}${part}`)
    .filter((uid) => learnerIdSchema.safeParse(uid).success);
}
