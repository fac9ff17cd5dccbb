import type { AdminSdk } from '@/scripts/stack/admin-sdk';

/** The rows of the log about a guest who was found to be a learner. */
export const listMergings = ({ firestore }: AdminSdk, guestUid: string) =>
  firestore
    .collection('audit')
    .where('subjectUid', '==', guestUid)
    .where('action', '==', 'guest-merged')
    .get();
