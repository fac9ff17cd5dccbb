import 'server-only';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { parseIdentity, toIdentity } from '@/lib/livekit/identity';
import type { LivekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { toRehearsalName } from '@/lib/livekit/room-name';
import { withoutPhone } from '@/lib/livekit/phone-identity';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import type { MediaCommand } from '@/lib/rooms/outbox/outbox-entry';
import { isAdmitted } from '@/lib/rooms/session/presence';
import type { LatestSession } from '@/lib/rooms/server/documents/matrix-document';
import { updatePermissions, type PermissionPorts } from '@/lib/rooms/server/outbox/update-permissions';
import { isJoinable, isOpen, movesOf } from '@/lib/rooms/session/session';
import { roomCapacity } from '@/lib/rooms/settings/room-capacity';

/** What a command to the media server touches; a test replaces each. */
export type MediaPorts = PermissionPorts & {
  server: Pick<LivekitGateway, 'createRoom' | 'deleteRoom' | 'listRoomNames' | 'removeParticipant'> & {
    findParticipant: (name: string, identity: string) => Promise<{ sid: string } | null>;
  };
  /** Has a room looked at more often from now on. */
  watchClosely: (roomId: string) => Promise<void>;
  /** Deletes everything that is left of a room in both databases. */
  eraseRoom: (roomId: string) => Promise<void>;
  /** Does something after the answer to the request; nothing where a script runs, which answers nobody. */
  later: (task: () => Promise<void>) => void;
  sleep: (ms: number) => Promise<void>;
};

/**
 * Carries out a command on the media server. A late command never touches what has begun since: a person who
 * was let in again, or the room's next session. A person with fewer permissions still holds a token that says
 * more, so the room is reconciled often for a while.
 */
export async function carryOut(ports: MediaPorts, roomId: string, command: MediaCommand): Promise<void> {
  await tell(ports, roomId, command);
  if (takesAway.has(command.kind)) await ports.watchClosely(roomId);
}

const takesAway: ReadonlySet<MediaCommand['kind']> = new Set([
  'remove-person',
  'remove-identity',
  'update-permissions',
  'update-person',
]);

async function tell(ports: MediaPorts, roomId: string, command: MediaCommand): Promise<void> {
  switch (command.kind) {
    case 'remove-person':
      await removePerson(ports, roomId, command);
      ports.later(() => removeAgain(ports, roomId, command));
      return;
    case 'close-room':
      return closeRoom(ports, roomId, command.sessionId);
    case 'remove-identity':
      return removeStranger(ports, roomId, command);
    case 'close-stray-room':
      return closeStrayRoom(ports, roomId);
    case 'close-left-room':
      return closeLeftRoom(ports, roomId, command.moves);
    case 'update-permissions':
      return updatePermissions(ports, roomId);
    case 'update-person':
      return updatePermissions(ports, roomId, command.uid);
    case 'erase-room':
      await closeWithRehearsals(ports, roomId);
      return ports.eraseRoom(roomId);
  }
}

type RemovePerson = Extract<MediaCommand, { kind: 'remove-person' }>;

/**
 * All of the person's identities, also those that their client made itself (`#`) and those in their rehearsal.
 */
async function removePerson(
  { state, server, mediaRoomName }: MediaPorts,
  roomId: string,
  { uid, joinIds, epoch }: RemovePerson,
): Promise<void> {
  const head = await state.readMatrixHead(roomId);
  const names = [mediaRoomName(roomId, movesOf(head?.latest)), toRehearsalName(mediaRoomName(roomId), uid)];
  const [entry, ...identities] = await Promise.all([
    state.readAccessEntry(roomId, uid),
    ...names.map((name) => server.listIdentities(name)),
  ]);
  const isBack = entry !== null && 'profile' in entry && entry.epoch > epoch;
  const isTheirs = (identity: string) => {
    const parsed = parseIdentity(identity);
    return parsed?.uid === uid && (!isBack || joinIds.includes(parsed.joinId));
  };
  await Promise.all(
    names.flatMap((name, index) =>
      (identities[index] ?? []).filter(isTheirs).map((identity) => server.removeParticipant(name, identity)),
    ),
  );
}

/** After a removal (ms): a kept token brings a page back sooner, and nobody reports one that only signals. */
const comesBackWithin = 2000;

/** No page may be there to have the room reconciled. So the removal itself looks once more for who has come back. */
async function removeAgain(ports: MediaPorts, roomId: string, command: RemovePerson): Promise<void> {
  await ports.sleep(comesBackWithin);
  try {
    await removePerson(ports, roomId, command);
  } catch (error) {
    writeLog('not-removed-again', { roomId, ...outcomeOf(error) });
  }
}

/** For a room that is deleted: closes its call, wherever it has moved, and its rehearsals. */
async function closeWithRehearsals({ server, mediaRoomName }: MediaPorts, roomId: string): Promise<void> {
  const roomName = mediaRoomName(roomId);
  const names = await server.listRoomNames();
  const others = names.filter((name) => name.startsWith(`${roomName}_`));
  await Promise.all([roomName, ...others].map((name) => server.deleteRoom(name)));
}

async function closeRoom(ports: MediaPorts, roomId: string, sessionId: string): Promise<void> {
  const { state, server, mediaRoomName } = ports;
  const head = await state.readMatrixHead(roomId);
  const name = mediaRoomName(roomId, movesOf(head?.latest));
  return head?.latest?.id === sessionId ? server.deleteRoom(name) : removeUnadmitted(ports, name);
}

type RemoveIdentity = Extract<MediaCommand, { kind: 'remove-identity' }>;

/**
 * Leaves a person who has arrived again to the report of that arrival. For an outsider that report also moves
 * the call on from their token.
 */
async function removeStranger(
  { state, server, mediaRoomName, now }: MediaPorts,
  roomId: string,
  { identity, sid }: RemoveIdentity,
): Promise<void> {
  const [[row = null], head] = await Promise.all([readJoin(state, identity), state.readMatrixHead(roomId)]);
  if (isAdmitted(row, roomId, head, now())) return;
  const name = mediaRoomName(roomId, movesOf(head?.latest));
  const isReported = sid === undefined || (await server.findParticipant(name, identity))?.sid === sid;
  if (isReported) await server.removeParticipant(name, identity);
}

/** A client's own identity may contain what no document id can; then it has no row either. */
const readJoin = (state: MediaPorts['state'], identity: string) =>
  parseIdentity(identity) && !identity.includes('/') ? state.readJoins([identity]) : Promise.resolve([]);

/**
 * The token route creates the media server's room beside its commit, so the room may be reported before the
 * session exists. Nothing closes before that commit has had its time.
 */
async function closeStrayRoom(
  { state, server, mediaRoomName, now, sleep }: MediaPorts,
  roomId: string,
): Promise<void> {
  let latest: LatestSession | null | undefined;
  const isWanted = async () => {
    latest = (await state.readMatrixHead(roomId))?.latest;
    return latest ? isJoinable(latest, now()) : false;
  };
  for (const pause of strayPauses) {
    if (await isWanted()) return;
    await sleep(pause);
  }
  if (await isWanted()) return;
  await server.deleteRoom(mediaRoomName(roomId, movesOf(latest)));
}

/** Creates the room to which the call has moved before it closes the other, so the session never looks over. */
async function closeLeftRoom(
  { state, server, mediaRoomName }: MediaPorts,
  roomId: string,
  moves: number,
): Promise<void> {
  const latest = (await state.readMatrixHead(roomId))?.latest;
  const movesNow = movesOf(latest);
  if (moves === movesNow) return;
  const { mediaServer: maxParticipants } = roomCapacity;
  const name = mediaRoomName(roomId, movesNow);
  if (latest && isOpen(latest)) await server.createRoom({ name, maxParticipants });
  await server.deleteRoom(mediaRoomName(roomId, moves));
}

/** Milliseconds; together longer than a commit takes, even on a busy day. Nobody gets into the room meanwhile. */
const strayPauses = [200, 400, 800, 1600, 3000];

/**
 * Removes every person's identity without an open row. Services belong to no session; the enforcer handles
 * them.
 */
async function removeUnadmitted({ state, server }: MediaPorts, name: string): Promise<void> {
  const identities = await server.listIdentities(name);
  const own = [...new Set(identities.map(withoutPhone))];
  const rows = await state.readJoins(own.filter((identity) => !identity.includes('/')));
  const admitted = new Set(
    rows.filter(({ closed }) => !closed).map(({ uid, joinId }) => toIdentity(uid, joinId)),
  );
  const strangers = identities.filter(
    (identity) => !admitted.has(withoutPhone(identity)) && parseServiceIdentity(identity) === null,
  );
  await Promise.all(strangers.map((identity) => server.removeParticipant(name, identity)));
}
