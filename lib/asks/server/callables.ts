import 'server-only';
import { presets } from '@/lib/access/presets';
import { natureOf } from '@/lib/access/profiles';
import { answerAsk } from '@/lib/asks/contract';
import { answerAskIn, type AnswerGateways, type Decline } from '@/lib/asks/server/answer-ask';
import { auditId, noteInAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { bindCallable, permitted, type Caller, type Permission } from '@/lib/core/server/callable-binding';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { permitInRoom } from '@/lib/rooms/server/permit-in-room';
import type { Standing } from '@/lib/rooms/server/read-standing';
import { roomReference } from '@/lib/rooms/server/room-references';
import { setExceptionOf } from '@/lib/rooms/server/set-exception';

const gateways: AnswerGateways = {
  read: (path) => readDatabase(path),
  setException: setExceptionOf,
  noteDecline,
  patch: (updates) => patchDatabase(updates, { as: '_outbox' }),
};

const answerAskCallable = bindCallable(answerAsk, {
  permit: ({ caller, input }) => permitAnswering(caller, input.roomId),
  run: async ({ caller, input, evidence: { profile, isAmongEquals } }) => {
    await answerAskIn(gateways, { ...input, isAmongEquals, actor: { uid: caller.uid, profile } });
    return {};
  },
});

/** Hosts answer; where a room says so, everybody in it whom the others see. */
async function permitAnswering(
  caller: Caller,
  roomId: string,
): Promise<Permission<{ profile: Standing['profile']; isAmongEquals: boolean }>> {
  const { evidence } = await permitInRoom(caller, roomId, 'room:read');
  const { profile, access } = evidence;
  const { allowed, decidedBy, reason } = access['member:moderate'];
  if (allowed) return permitted({ profile, isAmongEquals: false });
  const preset = (await roomReference(roomId).get()).data()?.preset;
  const isAmongEquals = preset !== undefined && presets[preset].waitsFor.asks === 'anyone-answers';
  if (isAmongEquals && !natureOf(profile).hidden) return permitted({ profile, isAmongEquals });
  throw new AppError('access/denied', { details: { capability: 'member:moderate', decidedBy, reason } });
}

/** Written down before it is said; the same no, sent again, is one no. */
async function noteDecline({ roomId, uid, capability, at, actorUid }: Decline): Promise<void> {
  await noteInAudit(auditId('ask-declined', roomId, uid, capability, at), {
    action: 'ask-declined',
    actorUid,
    subjectUid: uid,
    roomId,
    after: { capability },
    at: Date.now(),
  });
}

/** What people in a call wait for. */
export const askCallables = [answerAskCallable];
