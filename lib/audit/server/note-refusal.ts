import 'server-only';
import { strangerActor } from '@/lib/audit/schema';
import { auditId, noteInAudit } from '@/lib/audit/server/audit-log';
import { isRefusal } from '@/lib/audit/refusal-codes';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { outcomeOf, writeLog } from '@/lib/core/server/log';

const hour = 60 * 60_000;

type Refusal = {
  /** `strangerActor` for a visitor without an account. */
  uid: string;
  roomId: string;
  code: AppErrorCode;
  now: number;
};

/**
 * Writes to the audit log that a room refused a person: once an hour for each person, room and reason, so that nobody
 * can fill the log. All visitors without an account count as one person. It never throws: a refusal does not depend
 * on the log.
 */
export async function noteRefusal({ uid, roomId, code, now }: Refusal): Promise<void> {
  if (!isRefusal(code)) return;
  const id = auditId('entry-refused', roomId, uid, code.replace('/', '-'), Math.floor(now / hour));
  try {
    await noteInAudit(id, {
      action: 'entry-refused',
      actorUid: uid,
      subjectUid: uid === strangerActor ? null : uid,
      roomId,
      after: { code },
      at: now,
    });
  } catch (error) {
    writeLog('refusal-not-noted', outcomeOf(error));
  }
}
