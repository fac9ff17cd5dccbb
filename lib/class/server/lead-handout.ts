import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { leadHandout } from '@/lib/class/contract';
import type { Handout } from '@/lib/class/handout';
import { commandOnHandout } from '@/lib/class/server/command-on-handout';
import { listPageOwners } from '@/lib/class/server/list-page-owners';
import { notifyLater } from '@/lib/notifications/server/notify';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/**
 * Changes what learners may do with their pages. It resolves when the rules have it; whose page came back is told after
 * that. Throws `class/no-handout`, `server/unavailable`, and as `commandInRoom`.
 */
export const leadHandoutCallable = roomCallable(leadHandout, 'class:run', async ({ caller, input }) => {
  const { roomId, handoutId, state, words } = input;
  const led = await commandOnHandout({ roomId, handoutId, by: caller.uid }, ({ now, before, write }) => {
    const outbox = { mirror: [{ kind: 'handout' as const, id: handoutId }] };
    const isSaid = state !== 'returned' || !words || words === before.words;
    if (before.state === state && isSaid) return { outbox, outcome: before };
    const { words: said, ...rest } = before;
    // What was said stays until the pages come back once more.
    const says = state === 'returned' ? words : said;
    const next: Handout = { ...rest, state, since: now, ...(says && { words: says }) };
    write(next);
    const audit = {
      id: auditId('handout-led', roomId, handoutId, now),
      action: 'handout-led' as const,
      before: { handout: before.state },
      after: { handout: state, page: handoutId },
    };
    return { outbox, audit, outcome: next };
  });
  if (state === 'returned') {
    const uids = await listPageOwners(roomId, handoutId);
    // The time stands in the id: a call that was cut off tells those who were missed, and nobody twice.
    notifyLater({
      id: `returned-${handoutId}-${led.since ?? led.at}`,
      kind: 'page-returned',
      ...{ roomId, by: caller, to: { uids }, page: { handoutId, name: led.name } },
    });
  }
  return {};
});
