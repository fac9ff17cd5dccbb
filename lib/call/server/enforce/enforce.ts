import 'server-only';
import { serverActor, type AuditRow } from '@/lib/audit/schema';
import { judgeParticipant, phoneAlone, type Verdict } from '@/lib/call/server/enforce/judge-participant';
import type { Place } from '@/lib/call/server/enforce/participant-place';
import { serviceAlone } from '@/lib/call/server/enforce/judge-service';
import { parseIdentity } from '@/lib/livekit/identity';
import type { MediaParticipant, MediaPermission } from '@/lib/livekit/media-participant';
import { withoutSources } from '@/lib/livekit/permission-grant';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import type { Outsider } from '@/lib/rooms/session/outsiders';
import type { LivekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import { movesOf } from '@/lib/rooms/session/session';

/** The dependencies of enforcing; a test replaces each. */
export type EnforcePorts = {
  media: Pick<LivekitGateway, 'findParticipant' | 'removeParticipant' | 'updatePermissions' | 'deleteRoom'>;
  mediaRoomName: (roomId: string, moves?: number) => string;
  readPlace: (roomId: string, identity: string) => Promise<Place>;
  /** Writes an audit row unless it exists already. */
  writeDown: (id: string, row: AuditRow) => Promise<void>;
  /** Schedules reconciles more often from now on, because a removed participant may try again. */
  watchClosely: (roomId: string) => Promise<void>;
  /** Notes an outsider, and moves the call to another media room where their token would bring them back. */
  moveCall: (roomId: string, outsider: Outsider) => Promise<void>;
  now: () => number;
};

export type Enforced = Verdict['kind'] | 'absent';

/** How often a participant is corrected again because the state has changed meanwhile. */
const mostLooks = 3;

/**
 * Looks a participant up and corrects what is wrong. One without a place is removed, and one with wrong
 * permissions gets the right ones as a whole. Audit rows come first, and repeating is harmless.
 *
 * A change may happen at the same time, and an older state must not stay after it. So a participant who was
 * corrected is looked up once more.
 */
export async function enforce(
  ports: EnforcePorts,
  roomId: string,
  identity: string,
  looksLeft = mostLooks,
): Promise<Enforced> {
  const done = await putRight(ports, roomId, identity);
  if (done !== 'update' || looksLeft <= 1) return done;
  const next = await enforce(ports, roomId, identity, looksLeft - 1);
  return next === 'remove' || next === 'close' ? next : 'update';
}

async function putRight(ports: EnforcePorts, roomId: string, identity: string): Promise<Enforced> {
  const { media, mediaRoomName, readPlace, writeDown, watchClosely } = ports;
  const place = await readPlace(roomId, identity);
  const moves = movesOf(place.head?.latest);
  const name = mediaRoomName(roomId, moves);
  const participant = await media.findParticipant(name, identity);
  if (!participant) return 'absent';
  const now = ports.now();
  const verdict = judgeParticipant(participant, place, { roomId, now });
  if (verdict.kind === 'right') return 'right';
  // The request that ended the call closes it too. Removed one by one, people would read that they were
  // removed.
  if (verdict.kind === 'close') {
    await media.deleteRoom(name);
    return 'close';
  }
  if (verdict.kind === 'update' && verdict.isArrival) {
    await media.updatePermissions(name, identity, verdict);
    return 'update';
  }

  // A service waits outside for the next call and tries again; a phone goes with its person. Nothing to audit.
  if (verdict.kind === 'remove' && (verdict.why === serviceAlone || verdict.why === phoneAlone)) {
    await media.removeParticipant(name, identity);
    return 'remove';
  }

  const row = { actorUid: serverActor, subjectUid: parseIdentity(identity)?.uid ?? null, roomId, at: now };
  if (verdict.kind === 'remove') {
    const before = { identity, ...toFacts(participant.permission) };
    await writeDown(`removed_${visitOf(participant, now)}_${verdict.why.replace('/', '-')}`, {
      ...row,
      action: 'intruder-removed',
      before,
      after: { why: verdict.why },
    });
    await media.removeParticipant(name, identity);
    if (isOutsider(place, verdict.why)) {
      const { sid, isActive } = participant;
      await ports.moveCall(roomId, { uid: row.subjectUid ?? identity, sid, from: moves, isActive });
    }
  } else if (verdict.kind === 'end-extra') {
    await endExtra(ports, name, participant, verdict, row);
  } else {
    const epoch = `${place.head?.epoch ?? 0}_${place.entry?.epoch ?? 0}`;
    await writeDown(`corrected_${participant.sid}_${epoch}`, {
      ...row,
      action: 'rights-corrected',
      before: toFacts(participant.permission),
      after: toFacts(toMediaPermission(verdict.grant)),
    });
    await media.updatePermissions(name, identity, verdict);
  }
  await watchClosely(roomId);
  return verdict.kind;
}

/**
 * Whether a person has no place in the room at all. Such a person holds a token that the media server renews on
 * each arrival, and can read who is there without sending anything. A person who left may come back by the way they
 * came: they learn nothing new by an old token, and nobody is moved because of them.
 */
function isOutsider({ entry, gate, isBanned, service }: Place, why: string): boolean {
  if (service !== undefined) return service !== null;
  if (isBanned || gate?.disabled === true || why === 'signed-out' || !entry) return true;
  return !('profile' in entry) && !entry.left;
}

/**
 * The media server ends all tracks of a source whose permission goes; nothing ends a single track against its
 * sender's will. The page notices the lost permission, as any other, and may send again.
 */
async function endExtra(
  { media, writeDown }: EnforcePorts,
  name: string,
  { identity, sid, permission }: MediaParticipant,
  { sources, grant, attributes }: Extract<Verdict, { kind: 'end-extra' }>,
  row: Pick<AuditRow, 'actorUid' | 'subjectUid' | 'roomId' | 'at'>,
): Promise<void> {
  const narrowed = withoutSources(grant, sources);
  await writeDown(`extra_${sid}_${[...sources].sort().join('_')}`, {
    ...row,
    action: 'rights-corrected',
    before: toFacts(permission),
    after: toFacts(toMediaPermission(narrowed)),
  });
  await media.updatePermissions(name, identity, { attributes, grant: narrowed });
  await media.updatePermissions(name, identity, { attributes, grant });
}

/** A program whose token is over may try for days, so it is logged once an hour. */
function visitOf({ identity, sid }: MediaParticipant, now: number): string {
  const serviceId = parseServiceIdentity(identity);
  return serviceId === null ? sid : `${serviceId}_${Math.floor(now / hour)}`;
}

const hour = 60 * 60_000;

const toFacts = ({ canPublishSources, ...flags }: MediaPermission): AuditRow['before'] => ({
  ...flags,
  canPublishSources: [...canPublishSources].sort().join(' '),
});
