import { startTransition } from 'react';
import { AppError } from '@/lib/errors/app-error';
import type { JoinTicket } from '../../join-ticket';
import { abortConnecting } from './abort-connecting';
import type { SessionStep } from './call-session-parts';
import { connectInTime } from './connect-in-time';
import { connectTwice } from './connect-twice';
import { watchFirstPicture } from './first-picture';
import { tellAfterLine } from './tell-after-line';

/** Own tracks on their way into a call: made ready while the line is opened, sent once it stands. */
type Tracks = { prepare?: () => void; tell?: () => void; send: () => Promise<void> };

export type CallEntrance = ReturnType<typeof createEntrance>;

/** The ways into the connection and out of it. */
export function createEntrance(step: SessionStep) {
  const { room, store, own, tabs, cameraRecipients } = step;
  let settled: Promise<void> = Promise.resolve();

  const openLine = (ticket: JoinTicket) => {
    store.note({ type: 'ticket-shown', ticket });
    return connectInTime(room, ticket).then(() => step.waitForEntry(ticket) ?? undefined);
  };

  /** Connects synchronously, so that the click itself opens the line; its changes are drawn a moment later. */
  const enter = (ticket: JoinTicket, tracks: Tracks, fail: (thrown: unknown) => void) => {
    store.note({ type: 'connecting' });
    const isCurrent = store.thisAttempt();
    const picture = watchFirstPicture(room);
    tellAfterLine(room, () => {
      tracks.tell?.();
      store.tell();
    });
    const connected = connectTwice(ticket, {
      connect: openLine,
      renew: () => renewTicket(step, ticket, isCurrent),
    });
    tracks.prepare?.();
    tabs.announce();
    settled = connected.then(
      async () => {
        if (!isCurrent()) return;
        cameraRecipients.apply();
        const at = performance.now();
        // A transition: rendering the whole room must not delay the first picture.
        startTransition(() => store.show({ type: 'entered', at }));
        own.repeat();
        await picture.settle();
        if (isCurrent()) await tracks.send();
      },
      (thrown: unknown) => {
        picture.stop();
        if (!isCurrent()) return;
        abortConnecting(room);
        fail(thrown);
      },
    );
    return settled;
  };

  /** Silently ends the attempt or the call under way. */
  const hangUp = () => {
    store.note({ type: 'hung-up' });
    own.release();
    abortConnecting(room);
    return room.disconnect();
  };

  return { enter, hangUp, whenSettled: () => settled };
}

/** A new ticket for the same attempt; null when nobody wants in by it. */
async function renewTicket(
  { fetchTicket, ask }: SessionStep,
  wanted: JoinTicket,
  isCurrent: () => boolean,
): Promise<JoinTicket | null> {
  const fresh = isCurrent() ? await fetchTicket() : null;
  // A person who wanted into a session that was ended for everyone must not begin the next one.
  const isNext = fresh !== null && fresh.sessionId !== wanted.sessionId;
  if (isNext && (await ask.isEndedForEveryone(wanted))) throw new AppError('rooms/ended');
  return isCurrent() ? fresh : null;
}
