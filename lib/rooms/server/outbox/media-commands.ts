import 'server-only';
import { parseIdentity, toIdentity } from '@/lib/livekit/identity';
import { isRehearsalIn, toRehearsalName } from '@/lib/livekit/room-name';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import type { MediaCommand } from '@/lib/rooms/outbox/outbox-entry';
import { isAdmitted } from '@/lib/rooms/session/presence';
import type { OutboxPorts } from '@/lib/rooms/server/outbox/outbox-ports';
import { updatePermissions } from '@/lib/rooms/server/outbox/update-permissions';
import { isJoinable } from '@/lib/rooms/session/session';

type Ports = Pick<OutboxPorts, 'state' | 'database' | 'media' | 'mediaRoomName' | 'now' | 'sleep'>;

/**
 * Tells the media server what has been decided. A command that comes late never touches what has begun since:
 * somebody who was let in again, or the room's next session. Whoever may less than before holds a token that says
 * more: such a room is looked at more often for a while.
 */
export async function carryOut(ports: Ports, roomId: string, command: MediaCommand): Promise<void> {
  await tell(ports, roomId, command);
  if (takesAway.has(command.kind)) await ports.database.watchClosely(roomId);
}

const takesAway: ReadonlySet<MediaCommand['kind']> = new Set([
  'remove-person',
  'remove-identity',
  'update-permissions',
  'update-person',
]);

async function tell(ports: Ports, roomId: string, command: MediaCommand): Promise<void> {
  switch (command.kind) {
    case 'remove-person':
      return removePerson(ports, roomId, command);
    case 'close-room':
      return closeRoom(ports, roomId, command.sessionId);
    case 'remove-identity':
      return removeStranger(ports, roomId, command.identity);
    case 'close-stray-room':
      return closeStrayRoom(ports, roomId);
    case 'update-permissions':
      return updatePermissions(ports, roomId);
    case 'update-person':
      return updatePermissions(ports, roomId, command.uid);
    case 'erase-room':
      await closeWithRehearsals(ports, ports.mediaRoomName(roomId));
      return ports.state.eraseRoom(roomId);
  }
}

type RemovePerson = Extract<MediaCommand, { kind: 'remove-person' }>;

/** Every identity of the person, also those that the client made itself (`#`), and those in a rehearsal of theirs. */
async function removePerson(
  { state, media, mediaRoomName }: Ports,
  roomId: string,
  { uid, joinIds, epoch }: RemovePerson,
): Promise<void> {
  const roomName = mediaRoomName(roomId);
  const names = [roomName, toRehearsalName(roomName, uid)];
  const [entry, ...identities] = await Promise.all([
    state.readAccessEntry(roomId, uid),
    ...names.map((name) => media.listIdentities(name)),
  ]);
  const isBack = entry !== null && 'profile' in entry && entry.epoch > epoch;
  const isTheirs = (identity: string) => {
    const parsed = parseIdentity(identity);
    return parsed?.uid === uid && (!isBack || joinIds.includes(parsed.joinId));
  };
  await Promise.all(
    names.flatMap((name, index) =>
      (identities[index] ?? []).filter(isTheirs).map((identity) => media.removeParticipant(name, identity)),
    ),
  );
}

/** For a room that goes for good. */
async function closeWithRehearsals({ media }: Ports, roomName: string): Promise<void> {
  const names = await media.listRoomNames();
  const rehearsals = names.filter((name) => isRehearsalIn(roomName, name));
  await Promise.all([roomName, ...rehearsals].map((name) => media.deleteRoom(name)));
}

async function closeRoom(ports: Ports, roomId: string, sessionId: string): Promise<void> {
  const { state, media, mediaRoomName } = ports;
  const head = await state.readMatrixHead(roomId);
  if (head?.latest?.id === sessionId) return media.deleteRoom(mediaRoomName(roomId));
  return removeUnadmitted(ports, roomId);
}

async function removeStranger(
  { state, media, mediaRoomName, now }: Ports,
  roomId: string,
  identity: string,
): Promise<void> {
  const [[row = null], head] = await Promise.all([readJoin(state, identity), state.readMatrixHead(roomId)]);
  if (!isAdmitted(row, roomId, head, now())) await media.removeParticipant(mediaRoomName(roomId), identity);
}

/** A client's own identity may hold what no document can be called; then it has no row either. */
const readJoin = (state: Ports['state'], identity: string) =>
  parseIdentity(identity) && !identity.includes('/') ? state.readJoins([identity]) : Promise.resolve([]);

/**
 * The token route makes the media server's room beside its commit, so the room may be heard of before the
 * session: nothing is closed before that commit has had its time.
 */
async function closeStrayRoom(
  { state, media, mediaRoomName, now, sleep }: Ports,
  roomId: string,
): Promise<void> {
  const isWanted = async () => {
    const head = await state.readMatrixHead(roomId);
    return head?.latest ? isJoinable(head.latest, now()) : false;
  };
  for (const pause of strayPauses) {
    if (await isWanted()) return;
    await sleep(pause);
  }
  if (await isWanted()) return;
  await media.deleteRoom(mediaRoomName(roomId));
}

/** Milliseconds; together longer than a commit takes, also on a busy day. Nobody gets into the room meanwhile. */
const strayPauses = [200, 400, 800, 1600, 3000];

/** Puts out every person's identity that has no open row; services belong to no session, and are the enforcer's. */
async function removeUnadmitted({ state, media, mediaRoomName }: Ports, roomId: string): Promise<void> {
  const name = mediaRoomName(roomId);
  const identities = await media.listIdentities(name);
  const rows = await state.readJoins(identities.filter((identity) => !identity.includes('/')));
  const admitted = new Set(
    rows.filter(({ closed }) => !closed).map(({ uid, joinId }) => toIdentity(uid, joinId)),
  );
  const strangers = identities.filter(
    (identity) => !admitted.has(identity) && parseServiceIdentity(identity) === null,
  );
  await Promise.all(strangers.map((identity) => media.removeParticipant(name, identity)));
}
