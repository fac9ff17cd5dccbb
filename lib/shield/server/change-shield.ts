import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { LiveState } from '@/lib/access/layers';
import type { AuditRow } from '@/lib/audit/schema';
import { auditId } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { tellOfNewerAnswers } from '@/lib/rooms/outbox/newer-answers';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { noteLockTime } from '@/lib/rooms/settings/note-lock-time';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { writeSession } from '@/lib/rooms/server/documents/write-session';
import { applyShieldChange, stillStands } from '@/lib/shield/apply-shield-change';
import { changeShield } from '@/lib/shield/contract';
import type { ShieldChange } from '@/lib/shield/schema';
import { readShieldSwitch } from '@/lib/shield/shield-switch';

export const changeShieldCallable = roomCallable(
  changeShield,
  'member:moderate',
  async ({ caller, input }) => {
    await changeShieldIn({ ...input, actorUid: caller.uid });
    return {};
  },
);

type Change = {
  roomId: string;
  change: ShieldChange;
  /** What it takes back. */
  undoes?: ShieldChange;
  actorUid: string;
};

/**
 * Changes what the running session allows to everyone. It resolves when the Realtime Database and the media server
 * have it.
 *
 * Throws `rooms/no-session`, `access/denied` for what the organisation has decided, `access/overtaken` when somebody
 * has changed since what is to be taken back, and as `commandInRoom`.
 */
export async function changeShieldIn({ roomId, change, undoes, actorUid }: Change): Promise<void> {
  const command = { roomId, by: actorUid, capability: 'member:moderate' } as const;
  await commandInRoom(command, ({ tx, now, room, head, session: before, organization }) => {
    if (!before || !head) throw new AppError('rooms/no-session');
    const setting = { organization, preset: room.preset, settings: room.settings };
    if (change.kind === 'switch') {
      const { capability } = change;
      const { isForced } = readShieldSwitch(capability, setting, before.live);
      if (isForced) throw new AppError('access/denied', { details: { capability, decidedBy: 'policy' } });
    }
    if (undoes && !stillStands(setting, before.live, undoes)) throw new AppError('access/overtaken');
    const live = noteLockTime(before.live, applyShieldChange(setting, before.live, change), now);
    if (isDeepStrictEqual(live, before.live)) return null;

    const session = { ...before, live };
    const epoch = head.epoch + 1;
    writeSession(tx, { roomId, room, session, epoch, organization });
    // A lock counts at the door only, and pages hide or send by themselves: nobody inside may more or less by those.
    const isForMedia = change.kind === 'switch' || change.kind === 'pause';
    const told = isForMedia
      ? { media: { kind: 'update-permissions' } as const }
      : tellOfNewerAnswers({ head, session, organization });
    return {
      audit: {
        id: auditId('shield-changed', roomId, epoch),
        action: 'shield-changed',
        before: toFacts(before.live),
        after: toFacts(live),
      },
      outbox: { mirror: [{ kind: 'matrix' }], ...told },
    };
  });
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
