import 'server-only';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';

const departureSchema = z.object({
  /** Milliseconds since 1970. */
  requestedAt: z.number(),
  /** The learner who takes over what a guest had. */
  heirUid: z.exactOptional(z.string()),
});
type Departure = z.infer<typeof departureSchema>;

/** `departures/{uid}`: an account that is going. Cut off half-way, whoever comes next finishes it. */
export const departures = (): CollectionReference<Departure> =>
  adminFirestore().collection('departures').withConverter(documentConverter(departureSchema));

export const departureReference = (uid: string): DocumentReference<Departure> => departures().doc(uid);
