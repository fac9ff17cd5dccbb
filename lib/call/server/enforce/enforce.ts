import 'server-only';
import { serverActor, type AuditRow } from '@/lib/audit/schema';
import { judgeParticipant, type Place, type Verdict } from '@/lib/call/server/enforce/judge-participant';
import { serviceAlone } from '@/lib/call/server/enforce/judge-service';
import { parseIdentity } from '@/lib/livekit/identity';
import type { MediaParticipant, MediaPermission } from '@/lib/livekit/media-participant';
import { withoutSources } from '@/lib/livekit/permission-grant';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import type { LivekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import { movesOf } from '@/lib/rooms/session/session';

/** What looking somebody up touches; a test replaces each. */
export type EnforcePorts = {
  media: Pick<LivekitGateway, 'findParticipant' | 'removeParticipant' | 'updatePermissions' | 'deleteRoom'>;
  mediaRoomName: (roomId: string, moves?: number) => string;
  readPlace: (roomId: string, identity: string) => Promise<Place>;
  /** Writes an action down unless it stands there already. */
  writeDown: (id: string, row: AuditRow) => Promise<void>;
  /** Has the room looked at more often from now on: whoever was put out may try again. */
  watchClosely: (roomId: string) => Promise<void>;
  /** Has the call go on in another room of the media server: a token for this one opens nothing any more. */
  moveCall: (roomId: string, from: number) => Promise<void>;
  now: () => number;
};

export type Enforced = Verdict['kind'] | 'absent';

/** How often somebody is told anew because what is true has changed meanwhile. */
const mostLooks = 3;

/**
 * Looks somebody up who is on the media server, and puts right what is wrong: who has no place there goes, and who may
 * more or less than the resolver says is told so wholly. It is written down before it is done, and repeating it is
 * harmless.
 *
 * A change may be on its way at the same time, and what was read before it must not stand after it: whoever was told
 * something is looked at once more.
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
  // Whoever ended the call is having it closed, too. Put out one by one, people would read that they were removed.
  if (verdict.kind === 'close') {
    await media.deleteRoom(name);
    return 'close';
  }
  if (verdict.kind === 'update' && verdict.isArrival) {
    await media.updatePermissions(name, identity, verdict);
    return 'update';
  }

  // It waits outside for the next call, and tries again: nothing has happened.
  if (verdict.kind === 'remove' && verdict.why === serviceAlone) {
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
    if (isOutsider(place, verdict.why)) await ports.moveCall(roomId, moves);
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
 * Whether somebody has no place in the room at all. They hold a token that the media server renews each time they come,
 * and need not send anything to read who is there.
 */
const isOutsider = ({ entry, gate, isBanned, service }: Place, why: string): boolean =>
  service === undefined
    ? isBanned || gate?.disabled === true || why === 'signed-out' || !entry || !('profile' in entry)
    : service !== null;

/**
 * The media server ends all tracks of a source whose right goes; nothing ends a single one against its sender's will.
 * The page reads of the lost right, as of any other, and may send again.
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

/** A program whose token is over may try for days: it stands in the log once an hour. */
function visitOf({ identity, sid }: MediaParticipant, now: number): string {
  const serviceId = parseServiceIdentity(identity);
  return serviceId === null ? sid : `${serviceId}_${Math.floor(now / hour)}`;
}

const hour = 60 * 60_000;

const toFacts = ({ canPublishSources, ...flags }: MediaPermission): AuditRow['before'] => ({
  ...flags,
  canPublishSources: [...canPublishSources].sort().join(' '),
});
