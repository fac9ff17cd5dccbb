import 'server-only';
import { answerAsk } from '@/lib/asks/contract';
import { answerAskIn, type AnswerPorts, type Decline } from '@/lib/asks/server/answer-ask';
import { permitAnswering } from '@/lib/asks/server/permit-answering';
import { auditId, noteInAudit } from '@/lib/audit/server/audit-log';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { notifyLater } from '@/lib/notifications/server/notify';
import { setExceptionOf } from '@/lib/rooms/server/access/set-exception';

const ports: AnswerPorts = {
  read: (path) => readDatabase(path),
  setException: setExceptionOf,
  noteDecline,
  patch: (updates) => patchDatabase(updates, { as: '_outbox' }),
};

const answerAskCallable = bindCallable(answerAsk, {
  permit: ({ caller, input }) => permitAnswering(caller, input.roomId),
  run: async ({ caller, input, evidence: { profile, isAmongEquals } }) => {
    const counts = await answerAskIn(ports, { ...input, isAmongEquals, actor: { uid: caller.uid, profile } });
    const { roomId, uid, kind, at } = input;
    if (counts && input.answer.outcome === 'granted') {
      const id = `granted-${roomId}-${uid}-${kind.replaceAll(':', '_')}-${at}`;
      notifyLater({ id, kind: 'granted', roomId, by: caller, to: { uids: [uid] }, isSeenInside: true });
    }
    return {};
  },
});

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
