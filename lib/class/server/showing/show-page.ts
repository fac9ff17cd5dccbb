import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import type { BoundCallable } from '@/lib/callables/server/callable-binding';
import { showPage } from '@/lib/class/contract';
import { agreesTo, type Showing } from '@/lib/class/showing';
import { commandOnHandout } from '@/lib/class/server/command-on-handout';
import { endShowings, readShownNow } from '@/lib/class/server/showing/end-showing';
import { forgetShown, keepShown, type CopyPage } from '@/lib/class/server/showing/keep-shown';
import { showingsOf } from '@/lib/class/server/showing/showing-reference';
import { AppError } from '@/lib/errors/app-error';
import { notifyLater } from '@/lib/notifications/server/notify';
import type { Organization } from '@/lib/organization/organization';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { memberReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** As many signs of the call's id as name what is shown. */
const idLength = 12;

export const showPageCallable = (copyPage: CopyPage): BoundCallable =>
  roomCallable(showPage, 'class:run', async ({ caller, input, callId }) => {
    const { roomId, handoutId, uid, isNamed } = input;
    const shownId = callId.slice(0, idLength);
    const showing = (await showingsOf(roomId, handoutId).doc(uid).get()).data();
    // Asked before the page is copied, and again where it is decided.
    requireAgreement(await readOrganization(), showing, isNamed);
    await keepShown({ roomId, handoutId, uid, shownId }, copyPage);
    const { name, replaced } = await show({ ...input, shownId, by: caller.uid });
    for (const earlier of replaced) await forgetShown(roomId, earlier);
    const page = { handoutId, name, isNamed };
    notifyLater({
      id: `shown-${shownId}`,
      kind: 'page-shown',
      roomId,
      by: caller,
      to: { uids: [uid] },
      page,
    });
    return {};
  });

type Show = {
  roomId: string;
  handoutId: string;
  uid: string;
  isNamed: boolean;
  shownId: string;
  by: string;
};

/** Notes what is shown, for everybody and for the learner: one page of a room at a time. A yes is good for one time. */
async function show(wanted: Show): Promise<{ name: string; replaced: string[] }> {
  const { roomId, handoutId, uid, isNamed, shownId, by } = wanted;
  return commandOnHandout(wanted, async ({ tx, now, organization, before, write }) => {
    const { name } = before;
    if (before.shown?.id === shownId) return { outcome: { name, replaced: [] } };
    const showing = showingsOf(roomId, handoutId).doc(uid);
    requireAgreement(organization, (await tx.get(showing)).data(), isNamed);
    const learner = (await tx.get(memberReference(roomId, uid))).data()?.name;
    // A person who has left has no page to show.
    if (learner === undefined) throw new AppError('class/no-handout');
    const earlier = await readShownNow(tx, roomId);
    endShowings(tx, earlier);
    const shown = { id: shownId, at: now };
    tx.set(showing, { uid, roomId, handoutId, shown: { ...shown, by, isNamed } });
    write({ ...before, shown: { ...shown, name: isNamed ? learner : null } });
    const audit = {
      id: auditId('page-shown', roomId, shownId),
      action: 'page-shown' as const,
      subjectUid: uid,
      after: { page: handoutId, isNamed },
    };
    return { audit, outcome: { name, replaced: earlier.map((one) => one.shown.id) } };
  });
}

/** Throws `class/not-agreed` where the learner has to say yes, and has not. */
function requireAgreement({ rules }: Organization, showing: Showing | undefined, isNamed: boolean): void {
  if (rules.asksToShow && !agreesTo(showing, isNamed)) throw new AppError('class/not-agreed');
}
