import 'server-only';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import { findCalendarLink, openCalendarLink, revokeCalendarLink } from '@/lib/calendar/contract';
import { calendarLinkSchema, calendarTokenSchema, type CalendarLink } from '@/lib/calendar/schema';
import { linksPerPerson } from '@/lib/calendar/server/calendar-limits';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { permitToOneself } from '@/lib/callables/server/permit-to-oneself';
import { deriveKey } from '@/lib/core/server/server-secret';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { transactInTurn } from '@/lib/firebase/server/transact-in-turn';

const links = (): CollectionReference<CalendarLink> =>
  adminFirestore().collection('calendarLinks').withConverter(documentConverter(calendarLinkSchema));

const linksOf = (uid: string) => links().where('uid', '==', uid);

/** Only the hash is kept: who reads the database opens no calendar. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const tokenOf = (salt: string): string =>
  createHmac('sha256', deriveKey('calendar link')).update(salt).digest('base64url');

const toAnswer = ({ salt, createdAt }: CalendarLink) => ({
  path: `/api/calendar/${tokenOf(salt)}`,
  createdAt,
});

export const findCalendarLinkCallable = bindCallable(findCalendarLink, {
  permit: permitToOneself,
  run: async ({ caller }) => ({ link: await findLinkOf(caller.uid) }),
});

/** The link of a person, or null. */
export async function findLinkOf(uid: string): Promise<{ path: string; createdAt: number } | null> {
  const [found] = (await linksOf(uid).limit(1).get()).docs;
  return found ? toAnswer(found.data()) : null;
}

export const openCalendarLinkCallable = bindCallable(openCalendarLink, {
  permit: permitToOneself,
  run: ({ caller }) => openLinkOf(caller.uid),
});

/** Makes the link of a person, or finds it. Throws `request/rate-limited`. */
export const openLinkOf = (uid: string): Promise<{ path: string; createdAt: number }> =>
  transactInTurn(`calendar link of ${uid}`, async (transaction) => {
    const [found, spend] = await Promise.all([
      transaction.get(linksOf(uid)),
      readBudget(transaction, { limit: linksPerPerson, subject: uid }),
    ]);
    const [first] = found.docs;
    if (first) return toAnswer(first.data());
    spend();
    const link = { uid, salt: randomBytes(32).toString('base64url'), createdAt: Date.now() };
    transaction.create(links().doc(hashOf(tokenOf(link.salt))), link);
    return toAnswer(link);
  });

export const revokeCalendarLinkCallable = bindCallable(revokeCalendarLink, {
  permit: permitToOneself,
  run: async ({ caller }) => {
    await revokeLinkOf(caller.uid);
    return {};
  },
});

/** Stops the link of a person; where there is none nothing happens. */
export const revokeLinkOf = (uid: string): Promise<void> =>
  transactInTurn(`calendar link of ${uid}`, async (transaction) => {
    const found = await transaction.get(linksOf(uid));
    for (const { ref } of found.docs) transaction.delete(ref);
  });

/** The link that a token opens, or null. */
export async function findLink(token: string): Promise<CalendarLink | null> {
  if (!calendarTokenSchema.safeParse(token).success) return null;
  return (await links().doc(hashOf(token)).get()).data() ?? null;
}
