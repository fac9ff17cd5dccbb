import 'server-only';
import { answerToShow, askToShow } from '@/lib/class/contract';
import { commandOnHandout } from '@/lib/class/server/command-on-handout';
import { showingsOf } from '@/lib/class/server/showing/showing-reference';
import { AppError } from '@/lib/errors/app-error';
import { notifyLater } from '@/lib/notifications/server/notify';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { memberReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/**
 * Asks a learner whether their page may be shown. A question that is open, or was answered with a yes, stays. Throws
 * `class/no-handout`, and as `commandOnHandout`.
 */
export const askToShowCallable = roomCallable(askToShow, 'class:run', async ({ caller, input }) => {
  const { roomId, handoutId, uid } = input;
  const asked = await commandOnHandout({ ...input, by: caller.uid }, async ({ tx, now, before }) => {
    const place = showingsOf(roomId, handoutId).doc(uid);
    const [showing, learner] = await Promise.all([tx.get(place), tx.get(memberReference(roomId, uid))]);
    if (!learner.exists) throw new AppError('class/no-handout');
    const { name } = before;
    const open = showing.data()?.asked;
    if (open && open.answer !== 'no') return { outcome: { name, at: open.at } };
    tx.set(place, { ...showing.data(), uid, roomId, handoutId, asked: { by: caller.uid, at: now } });
    return { outcome: { name, at: now } };
  });
  notifyLater({
    id: `asked-${handoutId}-${asked.at}`,
    kind: 'page-asked',
    ...{ roomId, by: caller, to: { uids: [uid] }, isSeenInside: true },
    page: { handoutId, name: asked.name },
  });
  return {};
});

/** A learner may take a yes back as long as the page is not shown. Throws as `commandInRoom`. */
export const answerToShowCallable = roomCallable(answerToShow, 'room:read', async ({ caller, input }) => {
  const { roomId, handoutId, answer } = input;
  const place = showingsOf(roomId, handoutId).doc(caller.uid);
  const command = { roomId, by: caller.uid, capability: 'room:read', also: { showing: place } } as const;
  await commandInRoom(command, ({ tx, also }) => {
    const showing = also.showing.data();
    if (showing?.asked) tx.set(place, { ...showing, asked: { ...showing.asked, answer } });
    return {};
  });
  return {};
});
