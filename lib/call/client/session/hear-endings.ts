import { RoomEvent, type DisconnectReason } from 'livekit-client';
import { describeEnding, otherTabGone, type EndingOutcome } from '../../call-ending';
import type { SessionStep } from './call-session-parts';
import { afterDisconnect, isInside } from './call-state';

const DUPLICATE_IDENTITY = 2;

type Endings = {
  hangUp: () => Promise<void>;
  comeBackByItself: () => Promise<void>;
  tellWhy: { removed: (told: EndingOutcome) => Promise<void>; ended: (told: EndingOutcome) => Promise<void> };
};

/** Hears what ends a call from outside: the media server, and another tab. Returns the way to stop. */
export function hearEndings(
  { room, tabs, store, forget }: SessionStep,
  { hangUp, comeBackByItself, tellWhy }: Endings,
): () => void {
  const handleDisconnected = (reason?: DisconnectReason) => {
    const outcome = describeEnding(reason);
    const after = afterDisconnect(store.readPhase(), outcome);
    if (!after) return;
    if (after.mustHangUp) void hangUp();
    if (after.mustForget) forget();
    if (after.next === 'ask-why-removed') void tellWhy.removed(outcome);
    else if (after.next === 'ask-why-ended') void tellWhy.ended(outcome);
    else if (after.next === 'come-back') void comeBackByItself();
    else store.show({ type: 'over', outcome });
  };

  const handleTaken = () => {
    const phase = store.readPhase();
    // The other tab may only have been reloaded when it was shown as gone.
    const isBack = phase.name === 'over' && phase.outcome.ending === otherTabGone.ending;
    if (!isInside(phase) && !isBack) return;
    forget();
    store.show({ type: 'over', outcome: describeEnding(DUPLICATE_IDENTITY) });
    // The call counts as going on elsewhere only while that tab is in it.
    store.untilNextPhase(tabs.watchFree(() => store.show({ type: 'over', outcome: otherTabGone })));
    if (!isBack) void hangUp();
  };

  room.on(RoomEvent.Disconnected, handleDisconnected);
  const stopListening = tabs.listen(handleTaken);
  return () => {
    stopListening();
    room.off(RoomEvent.Disconnected, handleDisconnected);
  };
}
