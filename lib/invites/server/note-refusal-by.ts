import 'server-only';
import { after } from 'next/server';
import { noteRefusal } from '@/lib/audit/server/note-refusal';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { inviteReference } from '@/lib/invites/server/invite-references';

/**
 * Writes down whom an invite did not let in; `strangerActor` is who has no account. After the answer, so that a code
 * which is over takes no longer than one that never was; of that one nothing is written.
 */
export function noteRefusalBy(inviteId: string, uid: string, code: AppErrorCode): void {
  after(async () => {
    const invite = (await inviteReference(inviteId).get()).data();
    if (invite) await noteRefusal({ uid, roomId: invite.roomId, code, now: Date.now() });
  });
}
