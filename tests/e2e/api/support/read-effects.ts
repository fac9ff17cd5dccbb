import type { Firestore } from 'firebase-admin/firestore';
import { readDatabase } from '@/tests/support/api/database';
import type { Stage } from './media-log';

type Effects = {
  status: unknown;
  endedBy: unknown;
  /** Seconds after the beginning of the log. */
  startedAt: number | null;
  endedAt: number | null;
  sids: unknown;
  /** Who is inside, and since when in seconds after the beginning of the log. */
  inside: Record<string, number>;
};

/** What the events of a log have come to in both databases. */
export async function readEffects(firestore: Firestore, stage: Stage): Promise<Effects> {
  const { roomId, sessionId, beginning } = stage;
  const after = (time: unknown) => (typeof time === 'number' ? (time - beginning) / 1000 : null);
  const [document, places] = await Promise.all([
    firestore.doc(`rooms/${roomId}/sessions/${sessionId}`).get(),
    readDatabase(`inside/${roomId}`),
  ]);
  const session = document.data() ?? {};
  const inside = Object.entries((places ?? {}) as Record<string, Record<string, { since: number }>>);
  return {
    status: session['status'],
    endedBy: session['endedBy'],
    startedAt: after(session['startedAt']),
    endedAt: after(session['endedAt']),
    sids: session['sids'],
    inside: Object.fromEntries(
      inside.map(([uid, joins]) => [uid, after(Object.values(joins)[0]?.since) ?? Number.NaN]),
    ),
  };
}
