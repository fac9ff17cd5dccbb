import 'server-only';
import { userReference } from '@/lib/auth/server/account-repository';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { listLiveRooms } from '@/lib/call/contract';
import type { LivePerson, LiveRoom } from '@/lib/call/live-room';
import { findEntitlement, judgeParticipant } from '@/lib/call/server/enforce/judge-participant';
import { findDifferences } from '@/lib/call/server/reconcile/live-differences';
import { enforcePorts } from '@/lib/call/server/enforce/enforce-ports';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { isRecord } from '@/lib/core/is-record';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { parseIdentity, toIdentity } from '@/lib/livekit/identity';
import type { MediaParticipant, MediaPermission } from '@/lib/livekit/media-participant';
import { parsePhoneIdentity } from '@/lib/livekit/phone-identity';
import { toServiceIdentity } from '@/lib/livekit/service-identity';
import { parseRoomName } from '@/lib/livekit/room-name';
import { readLivekitEnvironment } from '@/lib/livekit/server/livekit-environment';
import { livekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import { readMediaRoomName } from '@/lib/rooms/server/documents/media-room';
import { matrixReference, roomReference } from '@/lib/rooms/server/documents/room-references';

/** How many rooms are read at once. */
const atOnce = 10;

export const listLiveRoomsCallable = bindCallable(listLiveRooms, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: async () => ({ rooms: await readLiveRooms() }),
});

/** Every room of ours with somebody in it, by the media server and the Realtime Database. */
export async function readLiveRooms(): Promise<LiveRoom[]> {
  const { roomPrefix } = readLivekitEnvironment();
  const [names, noted] = await Promise.all([
    livekitGateway.listRoomNames(),
    Promise.all(['inside', 'observing', 'services'].map((place) => readDatabase(place, { shallow: true }))),
  ]);
  const open = names.flatMap((name) => parseRoomName(roomPrefix, name) ?? []);
  const roomIds = [...new Set([...open, ...noted.flatMap((place) => Object.keys(place ?? {}))])];
  const rooms: LiveRoom[] = [];
  for (let start = 0; start < roomIds.length; start += atOnce) {
    const some = await Promise.all(roomIds.slice(start, start + atOnce).map(readLiveRoomOrNone));
    rooms.push(...some.filter((room) => room !== null));
  }
  return rooms
    .filter(({ people }) => people.length > 0)
    .sort((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
}

/** A room that cannot be read must not hide the others; the reason is logged. */
async function readLiveRoomOrNone(roomId: string): Promise<LiveRoom | null> {
  try {
    return await readLiveRoom(roomId);
  } catch (error) {
    if (errorCodeOf(error) !== 'data/unreadable') throw error;
    writeLog('live-room-unreadable', { roomId, ...outcomeOf(error) });
    return null;
  }
}

async function readLiveRoom(roomId: string): Promise<LiveRoom> {
  // Read the replica first: a person who arrives in between is then found on the media server, and does not
  // count as gone.
  const noted = await readNoted(roomId);
  const [participants, roomNow, head] = await Promise.all([
    readMediaRoomName(roomId).then((name) => livekitGateway.listParticipants(name)),
    roomReference(roomId).get(),
    matrixReference(roomId).get(),
  ]);
  const room = roomNow.data();
  const owner = room?.ownerUid ?? null;
  const here = new Set(participants.map(({ identity }) => identity));
  const gone = [...noted].filter((identity) => !here.has(identity));
  const people = await Promise.all([
    ...participants.map((seen) => toPerson(roomId, { identity: seen.identity, seen, noted, owner })),
    ...gone.map((identity) => toPerson(roomId, { identity, seen: null, noted, owner })),
  ]);
  return {
    roomId,
    name: room?.name ?? null,
    startedAt: head.data()?.latest?.startedAt ?? null,
    people: people.sort((one, other) => (one.since ?? 0) - (other.since ?? 0)),
  };
}

/** The identities in the room's lists of who is inside, with observers and services. */
async function readNoted(roomId: string): Promise<ReadonlySet<string>> {
  const [services, ...places] = await Promise.all(
    ['services', 'inside', 'observing'].map((place) => readDatabase(`${place}/${roomId}`)),
  );
  return new Set([
    ...Object.keys(services ?? {}).map(toServiceIdentity),
    ...places.flatMap((people) =>
      Object.entries(people ?? {}).flatMap(([uid, joins]) =>
        Object.keys(isRecord(joins) ? joins : {}).map((joinId) => toIdentity(uid, joinId)),
      ),
    ),
  ]);
}

type Presence = {
  identity: string;
  seen: MediaParticipant | null;
  noted: ReadonlySet<string>;
  owner: string | null;
};

async function toPerson(roomId: string, { identity, seen, noted, owner }: Presence): Promise<LivePerson> {
  const uid = parseIdentity(identity)?.uid ?? null;
  const isNameable = uid !== null && !uid.includes('/');
  const [place, user] = await Promise.all([
    enforcePorts.readPlace(roomId, identity),
    isNameable ? userReference(uid).get() : null,
  ]);
  const now = Date.now();
  const entitlement = findEntitlement(identity, place, { roomId, now });
  const given = typeof entitlement === 'string' ? null : entitlement;
  const verdict = seen && judgeParticipant(seen, place, { roomId, now });
  const { service = null } = place;
  const isPhone = parsePhoneIdentity(identity) !== null;
  // A phone stands in no list of who is inside.
  const isNoted = noted.has(identity) || isPhone;
  return {
    identity,
    service: service?.kind ?? null,
    isPhone,
    uid: isNameable ? uid : null,
    name: service?.label ?? place.row?.name ?? user?.data()?.name ?? identity,
    profile: given?.attributes.profile ?? null,
    isOwner: uid !== null && uid === owner,
    since: seen?.since ?? null,
    reported: seen && writable(seen.permission),
    given: given && writable(toMediaPermission(given.grant)),
    differences: verdict ? findDifferences(seen, { verdict, isNoted }) : ['not-there'],
  };
}

const writable = ({ canPublishSources, ...flags }: MediaPermission) => ({
  ...flags,
  canPublishSources: [...canPublishSources],
});
