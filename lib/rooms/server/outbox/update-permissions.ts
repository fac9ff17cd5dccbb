import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { traitsOf } from '@/lib/access/profiles';
import { toGrant, toPhoneGrant } from '@/lib/access/to-grant';
import { AppError } from '@/lib/errors/app-error';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { parseIdentity, toIdentity } from '@/lib/livekit/identity';
import { parsePhoneIdentity, withoutPhone } from '@/lib/livekit/phone-identity';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import type { LivekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { phoneAttributes } from '@/lib/rooms/phone-attributes';
import { isAdmitted } from '@/lib/rooms/session/presence';
import type { Admitted } from '@/lib/rooms/schema';
import type { RoomState } from '@/lib/rooms/server/outbox/firestore-room-state';
import { movesOf } from '@/lib/rooms/session/session';
import { openSession, readStanding } from '@/lib/rooms/server/documents/read-standing';
import { serviceStanding } from '@/lib/services/service-standing';
import { serviceState } from '@/lib/services/service-state';

/** What telling permissions touches; a test replaces each. */
export type PermissionPorts = {
  state: Pick<
    RoomState,
    'readMatrixHead' | 'readAccessEntry' | 'readJoins' | 'readRoom' | 'readService' | 'readOrganization'
  >;
  server: Pick<LivekitGateway, 'listIdentities' | 'updatePermissions'>;
  mediaRoomName: (roomId: string, moves?: number) => string;
  now: () => number;
};

type Told = Parameters<LivekitGateway['updatePermissions']>[2];
/** What each identity may do, as the media server should have it. */
type Standings = ReadonlyMap<string, Told>;

/** More rounds than changes within one round trip. */
const rounds = 6;

/**
 * Sends the media server the current permissions of everyone inside, or of one person, each as a whole. A pause
 * silences agents too. Strangers are left to the enforcer.
 *
 * The media server knows no epochs, so an old state may reach it after a newer one. Each call reads again after
 * sending, and sends what differs: the last reader is right. A person whose documents cannot be read keeps
 * their permissions and holds up nobody else. Throws `server/unavailable` while things change faster than they
 * can be sent.
 */
export async function updatePermissions(
  ports: PermissionPorts,
  roomId: string,
  onlyUid?: string,
): Promise<void> {
  const { server, mediaRoomName } = ports;
  const name = mediaRoomName(roomId, movesOf((await ports.state.readMatrixHead(roomId))?.latest));
  const identities = server.listIdentities(name);
  let told: Standings = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const standings = await readStandings(ports, roomId, { identities, onlyUid });
    const untold = [...standings].filter(([identity, now]) => !isDeepStrictEqual(told.get(identity), now));
    if (untold.length === 0) return;
    await Promise.all(untold.map(([identity, now]) => server.updatePermissions(name, identity, now)));
    told = standings;
  }
  throw new AppError('server/unavailable', { cause: new Error('What people may do changes too fast.') });
}

type Inside = { identities: Promise<readonly string[]>; onlyUid: string | undefined };

async function readStandings(
  { state, now }: PermissionPorts,
  roomId: string,
  { identities, onlyUid }: Inside,
): Promise<Standings> {
  const [organization, room, head, inside] = await Promise.all([
    state.readOrganization(),
    state.readRoom(roomId),
    state.readMatrixHead(roomId),
    identities,
  ]);
  const isMeant = (identity: string) =>
    !identity.includes('/') && (onlyUid === undefined || parseIdentity(identity)?.uid === onlyUid);
  const meant = inside.filter(isMeant);
  const rows = await readRows(state, roomId, [...new Set(meant.map(withoutPhone))]);
  const people = rows.map(async (row): Promise<[string, Told][]> => {
    const entry = await orNull(roomId, () => state.readAccessEntry(roomId, row.uid));
    if (!entry || !('profile' in entry) || !isAdmitted(row, roomId, head, now())) return [];
    const { profile, access } = readStanding({ organization, room, entry, head, isBanned: false }, now());
    const own = toIdentity(row.uid, row.joinId);
    const told = {
      attributes: { profile, may: toDataCapabilities(access) },
      grant: toGrant(access, traitsOf(profile)),
    };
    const phone = { attributes: phoneAttributes, grant: toPhoneGrant(access, traitsOf(profile)) };
    return meant
      .filter((identity) => identity === own || isPhoneOf(identity, row))
      .map((identity) => [identity, identity === own ? told : phone]);
  });
  const services = (onlyUid === undefined ? inside : []).map(
    async (identity): Promise<[string, Told] | null> => {
      const serviceId = parseServiceIdentity(identity);
      const service = serviceId === null ? null : await orNull(roomId, () => state.readService(serviceId));
      if (!room || service?.roomId !== roomId || serviceState(service, now()) !== 'open') return null;
      return [identity, serviceStanding(service.kind, { room, session: openSession(head), now: now() })];
    },
  );
  const [standings, programs] = await Promise.all([Promise.all(people), Promise.all(services)]);
  return new Map([...standings.flat(), ...programs.filter((standing) => standing !== null)]);
}

/** Whether an identity is the phone that a join has let in; any other phone is left to the enforcer. */
function isPhoneOf(identity: string, { uid, joinId, phone }: Admitted): boolean {
  const named = parsePhoneIdentity(identity);
  return named?.uid === uid && named.joinId === joinId && named.phoneId === phone;
}

/** Reads all at once, or each alone when one of them cannot be read. */
async function readRows(
  state: PermissionPorts['state'],
  roomId: string,
  identities: readonly string[],
): Promise<Admitted[]> {
  const all = await orNull(roomId, () => state.readJoins(identities));
  if (all !== null) return all;
  const each = await Promise.all(
    identities.map((identity) => orNull(roomId, () => state.readJoins([identity]))),
  );
  return each.flatMap((rows) => rows ?? []);
}

/** Null for what cannot be read; the reason is logged. */
async function orNull<Found>(roomId: string, read: () => Promise<Found>): Promise<Found | null> {
  try {
    return await read();
  } catch (error) {
    if (errorCodeOf(error) !== 'data/unreadable') throw error;
    writeLog('standing-unreadable', { roomId, ...outcomeOf(error) });
    return null;
  }
}
