import 'server-only';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readOrganization } from '@/lib/organization/server/organization-store';
import type { Admitted } from '@/lib/rooms/schema';
import { closeJoinsBehind } from '@/lib/rooms/server/outbox/close-joins-behind';
import { eraseRoom, eraseReplicas } from '@/lib/rooms/server/outbox/erase-room';
import type { OutboxPorts } from '@/lib/rooms/server/outbox/outbox-ports';
import { rewriteListings } from '@/lib/rooms/server/outbox/rewrite-listings';
import {
  accessReference,
  admittedCollection,
  admittedReference,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { serviceReference } from '@/lib/services/server/service-reference';

/** What stands in Firestore now, as the outbox needs it. */
export const firestoreRoomState: OutboxPorts['state'] = {
  async readMatrix(roomId) {
    const { latest: _, ...matrix } =
      (await adminFirestore().doc(`rooms/${roomId}/access/_matrix`).get()).data() ?? {};
    return Object.keys(matrix).length > 0 ? matrix : null;
  },
  async readMatrixHead(roomId) {
    return (await matrixReference(roomId).get()).data() ?? null;
  },
  async readAccessEntry(roomId, uid) {
    return (await accessReference(roomId, uid).get()).data() ?? null;
  },
  async readGate(uid) {
    return (await gateReference(uid).get()).data() ?? null;
  },
  closeJoinsBehind,
  async readJoins(identities) {
    if (identities.length === 0) return [];
    const references = identities.map((identity) => admittedReference(identity));
    // Each snapshot goes through its reference's converter, which the type of getAll does not say.
    const rows = (await adminFirestore().getAll(...references)) as DocumentSnapshot<Admitted>[];
    return rows.map((row) => row.data()).filter((row) => row !== undefined);
  },
  async listJoinsOfSession(sessionId) {
    const { docs } = await admittedCollection().where('sessionId', '==', sessionId).get();
    return docs.map((document) => document.data());
  },
  async readRoom(roomId) {
    return (await roomReference(roomId).get()).data() ?? null;
  },
  async readService(serviceId) {
    return (await serviceReference(serviceId).get()).data() ?? null;
  },
  async hasWorksheet(roomId, id) {
    return (await adminFirestore().doc(`rooms/${roomId}/worksheets/${id}`).get()).exists;
  },
  readOrganization,
  rewriteListings,
  eraseRoom,
  eraseReplicas,
};
