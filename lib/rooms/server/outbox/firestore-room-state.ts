import 'server-only';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Gate } from '@/lib/auth/schema';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import type { Organization } from '@/lib/organization/organization';
import { readOrganization } from '@/lib/organization/server/organization-store';
import type { MirrorValue } from '@/lib/rooms/outbox/mirror-updates';
import type { AccessEntry, Admitted, MatrixHead, Room } from '@/lib/rooms/schema';
import {
  accessReference,
  admittedCollection,
  admittedReference,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import type { Service } from '@/lib/services/schema';
import { serviceReference } from '@/lib/services/server/service-reference';

/** What Firestore holds about a room and the people in it, as the outbox needs it. */
export type RoomState = {
  /** The matrix as rules read it, without what is the server's own. */
  readMatrix: (roomId: string) => Promise<MirrorValue>;
  readMatrixHead: (roomId: string) => Promise<MatrixHead | null>;
  readAccessEntry: (roomId: string, uid: string) => Promise<AccessEntry | null>;
  readGate: (uid: string) => Promise<Gate | null>;
  readJoins: (identities: readonly string[]) => Promise<Admitted[]>;
  listJoinsOfSession: (sessionId: string) => Promise<Admitted[]>;
  readRoom: (roomId: string) => Promise<Room | null>;
  readService: (serviceId: string) => Promise<Service | null>;
  /** Whether a sheet stands on the room's list. */
  hasWorksheet: (roomId: string, id: string) => Promise<boolean>;
  /** Whether a file is shown to the room, and has pages that take ink. */
  hasInkedFile: (roomId: string, id: string) => Promise<boolean>;
  /** What learners may do with their pages of a hand-out; null where there is none. */
  readHandoutState: (roomId: string, id: string) => Promise<string | null>;
  readOrganization: () => Promise<Organization>;
};

export const firestoreRoomState: RoomState = {
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
  async hasInkedFile(roomId, id) {
    const file = await adminFirestore().doc(`rooms/${roomId}/files/${id}`).get();
    return file.get('state') === 'here' && /^(?:picture|pdf)$/.test(String(file.get('kind')));
  },
  async readHandoutState(roomId, id) {
    const handout = await adminFirestore().doc(`rooms/${roomId}/handouts/${id}`).get();
    return handout.exists ? String(handout.get('state')) : null;
  },
  readOrganization,
};
