import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@/lib/errors/app-error';
import { isRecord } from '@/lib/core/is-record';
import { writeLog } from '@/lib/core/server/log';
import { knownInkPath } from '@/lib/documents/document-place';
import type { DatabaseUpdates } from '@/lib/firebase/server/rtdb-rest';
import {
  isHidden,
  joinUpdates,
  personUpdates,
  serviceUpdates,
  type MirrorUpdates,
} from '@/lib/rooms/outbox/mirror-updates';
import type { MirrorTarget } from '@/lib/rooms/outbox/outbox-entry';
import type { Admitted } from '@/lib/rooms/schema';
import type { RoomState } from '@/lib/rooms/server/outbox/firestore-room-state';

/** What mirroring touches; a test replaces each. */
export type MirrorPorts = {
  state: Pick<
    RoomState,
    | 'readMatrix'
    | 'readAccessEntry'
    | 'readGate'
    | 'readJoins'
    | 'listJoinsOfSession'
    | 'readRoom'
    | 'readService'
    | 'hasWorksheet'
    | 'hasInkedFile'
    | 'readHandoutState'
  >;
  database: {
    /** Writes as the principal `_outbox`, whom the rules let write nothing that is older than what stands. */
    patch: (updates: DatabaseUpdates) => Promise<'written' | 'refused'>;
    read: (path: string) => Promise<unknown>;
    countKeys: (path: string) => Promise<number>;
    /** Deletes everything that is left of a room. */
    eraseReplicas: (roomId: string) => Promise<void>;
  };
  now: () => number;
};

/** More rounds than people change the same place within one round trip. */
const rounds = 5;

/**
 * Makes places of the Realtime Database equal to their originals in Firestore.
 *
 * Two requests that mirror the same place may overtake each other between reading and writing. Each therefore
 * reads again after its write, and writes again while the original has changed: the last reader is right. If
 * the room was deleted meanwhile, it erases what was written last.
 */
export async function mirror(
  ports: MirrorPorts,
  roomId: string,
  targets: readonly MirrorTarget[],
): Promise<void> {
  let { updates, touchesObservers } = await collect(ports, roomId, targets);
  for (let round = 1; Object.keys(updates).length > 0; round += 1) {
    const outcome = await ports.database.patch(updates);
    const now = await collect(ports, roomId, targets);
    const isSettled = isDeepStrictEqual(now.updates, updates);
    ({ updates, touchesObservers } = now);
    if (isSettled && outcome === 'written') break;
    if (round >= rounds || isSettled) {
      await patchEach(ports, updates);
      break;
    }
  }
  if (touchesObservers) await recountObservers(ports, roomId);
  const isAboutRoom = targets.some(({ kind }) => kind !== 'gate');
  if (isAboutRoom && !(await ports.state.readRoom(roomId))) await ports.database.eraseReplicas(roomId);
}

async function collect({ state, now }: MirrorPorts, roomId: string, targets: readonly MirrorTarget[]) {
  const rows: Admitted[] = [];
  const parts = await Promise.all(
    targets.map(async (target): Promise<MirrorUpdates> => {
      switch (target.kind) {
        case 'matrix':
          return { [`access/${roomId}/_matrix`]: await state.readMatrix(roomId) };
        case 'person':
          return personUpdates(roomId, target.uid, await state.readAccessEntry(roomId, target.uid));
        case 'gate': {
          const gate = await state.readGate(target.uid);
          return gate ? { [`gates/${target.uid}`]: gate } : {};
        }
        case 'service': {
          const service = await state.readService(target.serviceId);
          return service ? serviceUpdates(target.serviceId, service, now()) : {};
        }
        case 'worksheet': {
          const isThere = await state.hasWorksheet(roomId, target.id);
          return { [`worksheets/rooms/${roomId}/_known/${target.id}`]: isThere ? true : null };
        }
        case 'file': {
          const takesInk = await state.hasInkedFile(roomId, target.id);
          return { [knownInkPath(roomId, target.id)]: takesInk ? true : null };
        }
        case 'handout': {
          const handoutState = await state.readHandoutState(roomId, target.id);
          return { [`handouts/${roomId}/${target.id}`]: handoutState && { state: handoutState } };
        }
        case 'join':
          rows.push(...(await state.readJoins([target.identity])));
          return {};
        case 'session':
          rows.push(...(await state.listJoinsOfSession(target.sessionId)));
          return {};
      }
    }),
  );
  const joins = rows.map((row) => joinUpdates(row, now()));
  return {
    updates: Object.assign({}, ...parts, ...joins) as MirrorUpdates,
    touchesObservers: rows.some(isHidden),
  };
}

/**
 * One refused place refuses a whole PATCH. A place that is refused alone is usually older than its replica,
 * which then is right. After any other refusal the value is missing: throws `server/unavailable` once all
 * others are written.
 */
async function patchEach({ database }: MirrorPorts, updates: MirrorUpdates): Promise<void> {
  const missing: string[] = [];
  for (const [path, value] of Object.entries(updates)) {
    if ((await database.patch({ [path]: value })) === 'written') continue;
    writeLog('mirror-refused', { path });
    // The replicas of a deleted room are erased as a whole.
    if (value === null) continue;
    if (orderOf(await database.read(path)) <= orderOf(value)) missing.push(path);
  }
  if (missing.length > 0) {
    throw new AppError('server/unavailable', { cause: new Error(`Refused: ${missing.join(', ')}`) });
  }
}

/** What the rules compare: the epoch of an entry or a matrix, the time of a gate. */
function orderOf(value: unknown): number {
  const order = isRecord(value) ? (value['epoch'] ?? value['validAfter']) : null;
  return typeof order === 'number' ? order : -Infinity;
}

async function recountObservers({ database }: MirrorPorts, roomId: string): Promise<void> {
  for (let round = 0, written = -1; round < rounds; round += 1) {
    const count = await database.countKeys(`observing/${roomId}`);
    if (count === written) return;
    await database.patch({ [`observingCount/${roomId}`]: count });
    written = count;
  }
}
