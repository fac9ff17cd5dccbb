import 'server-only';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import type { LobbyPass } from '@/lib/rooms/schema';

const linkSchema = z.object({ revokedAt: z.nullable(z.number()) });
type Link = z.infer<typeof linkSchema>;

const linkReference = (inviteId: string): DocumentReference<Link> =>
  adminFirestore().doc(`invites/${inviteId}`).withConverter(documentConverter(linkSchema));

/**
 * The part of a person's pass that counts. When their link was taken back since they came, or was deleted, they wait
 * like a person with a short code: only a host's answer lets them in. A link that has expired or is used up still
 * counts.
 *
 * @param read reads the link, within a transaction or without
 */
export async function passThatCounts(
  pass: LobbyPass | undefined,
  read: (link: DocumentReference<Link>) => Promise<DocumentSnapshot<Link>>,
): Promise<LobbyPass | undefined> {
  const inviteId = pass?.invited?.inviteId;
  if (!pass || inviteId === undefined) return pass;
  const link = (await read(linkReference(inviteId))).data();
  if (link?.revokedAt === null) return pass;
  const { invited: _, ...byNothing } = pass;
  return byNothing;
}
