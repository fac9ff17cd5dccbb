import 'server-only';
import type { Query } from 'firebase-admin/firestore';
import { userReference } from '@/lib/auth/server/account-repository';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import type { CallableOutput } from '@/lib/core/callable-contract';
import { spellings } from '@/lib/services/spellings';
import type { findRooms } from '@/lib/services/contract';

type Found = CallableOutput<typeof findRooms>['rooms'];

/** As many as a glance takes in; whoever looks for another types one more letter. */
const most = 8;
/** Comes after every letter. */
const last = '\uf8ff';

const asId = /^[A-Za-z0-9]{1,64}$/;

/**
 * Rooms by the beginning of their name, or the one of an id. Firestore finds no parts of a text and minds capitals, so
 * the usual spellings of what was typed are asked for side by side. Rooms that are put away have no calls, and are
 * left out.
 */
export async function findRoomsBy(query: string): Promise<Found> {
  const typed = query.normalize('NFC').trim();
  if (typed === '') return [];
  const rooms = adminFirestore().collection('rooms');
  const beginning = (text: string): Query =>
    rooms.where('name', '>=', text).where('name', '<', `${text}${last}`).orderBy('name').limit(most);
  const [named, exact] = await Promise.all([
    Promise.all(spellings(typed).map(async (text) => (await beginning(text).get()).docs)),
    asId.test(typed) ? rooms.doc(typed).get() : null,
  ]);
  const documents = [...(exact?.exists ? [exact] : []), ...named.flat()];
  const byId = new Map(documents.map((document) => [document.id, document]));
  const open = [...byId.values()].filter((document) => document.get('archivedAt') === undefined);
  return Promise.all(
    open.slice(0, most).map(async (document) => ({
      roomId: document.id,
      name: String(document.get('name')),
      owner: (await userReference(String(document.get('ownerUid'))).get()).data()?.name ?? null,
    })),
  );
}
