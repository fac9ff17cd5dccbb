import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { LiveState } from '@/lib/access/layers';
import type { AuditRow } from '@/lib/audit/schema';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { changeInRoom, finishChange } from '@/lib/rooms/server/change-in-room';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { tellOfNewerAnswers } from '@/lib/rooms/newer-answers';
import { noteLockTime } from '@/lib/rooms/note-lock-time';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import { matrixReference, roomReference } from '@/lib/rooms/server/room-references';
import { writeSession } from '@/lib/rooms/server/write-session';
import { isOpen } from '@/lib/rooms/session';
import { applyShieldChange, stillStands } from '@/lib/shield/apply-shield-change';
import type { ShieldChange } from '@/lib/shield/schema';
import { readShieldSwitch } from '@/lib/shield/shield-switch';

type Change = {
  roomId: string;
  change: ShieldChange;
  /** What it takes back. */
  undoes?: ShieldChange;
  actorUid: string;
};

/**
 * Changes what the running session allows to everyone: state, matrix and audit in one transaction, then the Realtime
 * Database, then the media server. It resolves when both have it; cut off, whoever comes next to the room goes on.
 *
 * Throws `rooms/not-found`, `rooms/no-session`, `access/denied` for what the organisation has decided,
 * `access/overtaken` when what is to be taken back was changed by somebody since, and as `permitAgain` and
 * `finishChange`.
 */
export async function changeShieldIn({ roomId, change, undoes, actorUid }: Change): Promise<void> {
  const pending = await changeInRoom(roomId, async (transaction, now) => {
    const [roomSnapshot, head, organization] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(matrixReference(roomId)),
      readOrganizationIn(transaction),
      permitAgain(transaction, { roomId, uid: actorUid, capability: 'member:moderate' }),
    ]);
    const room = roomSnapshot.data();
    if (!room) throw new AppError('rooms/not-found');
    const headNow = head.data() ?? null;
    const { latest = null, epoch = 0 } = headNow ?? {};
    if (!latest || !isOpen(latest)) throw new AppError('rooms/no-session');
    const setting = { organization, preset: room.preset, settings: room.settings };
    if (change.kind === 'switch') {
      const { capability } = change;
      const { isForced } = readShieldSwitch(capability, setting, latest.live);
      if (isForced) throw new AppError('access/denied', { details: { capability, decidedBy: 'policy' } });
    }
    if (undoes && !stillStands(setting, latest.live, undoes)) throw new AppError('access/overtaken');
    const live = noteLockTime(latest.live, applyShieldChange(setting, latest.live, change), now);
    if (isDeepStrictEqual(live, latest.live)) return null;

    const session = { ...latest, live };
    writeSession(transaction, { roomId, room, session, epoch: epoch + 1, organization });
    writeAudit(transaction, auditId('shield-changed', roomId, epoch + 1), {
      action: 'shield-changed',
      actorUid,
      roomId,
      before: toFacts(latest.live),
      after: toFacts(live),
      at: now,
    });
    const mirror = [{ kind: 'matrix' } as const];
    // A lock decides at the door only, and what pages hide or send is theirs: by those nobody inside may more or less.
    const isForMedia = change.kind === 'switch' || change.kind === 'pause';
    const told = isForMedia
      ? { media: { kind: 'update-permissions' } as const }
      : tellOfNewerAnswers({ head: headNow, session, organization });
    return enqueue(transaction, newOutboxEntry({ roomId, mirror, ...told }, now));
  });
  await finishChange(roomId, pending);
}

const toFacts = ({
  paused,
  locked,
  peopleHidden,
  camerasForHosts,
  locks,
}: LiveState): AuditRow['before'] => ({
  paused,
  locked,
  peopleHidden: peopleHidden ?? false,
  camerasForHosts: camerasForHosts ?? false,
  ...locks,
});
