import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import { answerAsk, type AnswerGiven } from '@/lib/asks/contract';
import { askRowSchema, type AskAnswer, type AskKind } from '@/lib/asks/schema';
import { permitAnswering } from '@/lib/asks/server/permit-answering';
import { noteInAudit, auditId } from '@/lib/audit/server/audit-log';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { readDatabase, patchDatabase, type DatabaseUpdates } from '@/lib/firebase/server/rtdb-rest';
import { notifyLater } from '@/lib/notifications/server/notify';
import type { ExceptionRequest } from '@/lib/rooms/server/access/decide-exception';
import { setExceptionOf } from '@/lib/rooms/server/access/set-exception';

/** What answering touches; a test replaces each. */
export type AnswerPorts = {
  read: (path: string) => Promise<unknown>;
  setException: (request: ExceptionRequest & { roomId: string }) => Promise<unknown>;
  noteDecline: (action: Decline) => Promise<void>;
  /** As the principal whom the rules let answer the row that was meant and no other. */
  patch: (updates: DatabaseUpdates) => Promise<'written' | 'refused'>;
};

/** A no about what somebody may do; a hand that is taken down is none. */
type Decline = {
  roomId: string;
  uid: string;
  capability: Exclude<AskKind, 'hand'>;
  at: number;
  actorUid: string;
};

const ports: AnswerPorts = {
  read: (path) => readDatabase(path),
  setException: setExceptionOf,
  noteDecline,
  patch: (updates) => patchDatabase(updates, { as: '_outbox' }),
};

export const answerAskCallable = bindCallable(answerAsk, {
  permit: (call) => permitAnswering(call, call.input.roomId),
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

type Answering = {
  roomId: string;
  uid: string;
  kind: AskKind;
  at: number;
  answer: AnswerGiven;
  actor: { uid: string; profile: PersonProfileId };
  isAmongEquals: boolean;
};

/**
 * Answers what somebody waits for: what is granted first, then the word to who asked. Cut off between the two, their
 * page sees that it is allowed and takes the ask back itself. What was taken back, or answered by somebody else
 * meanwhile, is left as it is; so is a hand that somebody else took down, where it is to go up again.
 *
 * Returns whether this answer is the one that counts. Throws `request/malformed` for an answer that does not fit what
 * was asked, and as `setExceptionOf`.
 */
export async function answerAskIn(ports: AnswerPorts, answering: Answering): Promise<boolean> {
  const { roomId, uid, kind, at, answer, actor, isAmongEquals } = answering;
  const isHand = kind === 'hand';
  const isForHands = answer.outcome === 'lowered' || answer.outcome === 'raised';
  if (isHand ? answer.outcome === 'granted' : isForHands) {
    throw new AppError('request/malformed', { details: { field: 'answer' } });
  }
  if (uid === actor.uid) throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
  const place = `asks/${roomId}/${uid}/${kind}`;
  const row = askRowSchema.safeParse(await ports.read(place));
  if (!row.success || row.data.at !== at) return false;
  if (answer.outcome === 'raised') return raiseAgain(ports, place, row.data.answer, actor.uid);
  if (row.data.answer) return false;

  if (answer.outcome === 'granted' && !isHand) {
    const lending = { allow: true, lasts: answer.lasts } as const;
    await ports.setException({ roomId, uid, capability: kind, lending, actor, isAmongEquals });
  }
  if (answer.outcome === 'declined' && !isHand) {
    await ports.noteDecline({ roomId, uid, capability: kind, at, actorUid: actor.uid });
  }
  const said: AskAnswer = {
    of: at,
    outcome: answer.outcome,
    byUid: actor.uid,
    ...(answer.outcome === 'granted' && { lasts: answer.lasts }),
    ...(answer.outcome === 'declined' && answer.words !== '' && { words: answer.words }),
  };
  return (await ports.patch({ [`${place}/answer`]: said })) === 'written';
}

/** The row has kept its place and its note: it is up when nothing says otherwise. */
async function raiseAgain(
  ports: AnswerPorts,
  place: string,
  answer: AskAnswer | undefined,
  actorUid: string,
): Promise<boolean> {
  if (answer?.outcome !== 'lowered' || answer.byUid !== actorUid) return false;
  return (await ports.patch({ [`${place}/answer`]: null })) === 'written';
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
