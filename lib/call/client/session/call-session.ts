import { describeEnding } from '../../call-ending';
import type { JoinTicket } from '../../join-ticket';
import { createEntrance } from './call-entrance';
import type { CallSessionParts } from './call-session-parts';
import { isInside } from './call-state';
import { createCallStore } from './call-store';
import { endRefusedTracks } from './end-refused-tracks';
import { hearEndings } from './hear-endings';
import type { LocalTracks } from '@/lib/call/client/devices/local-media';
import { createOwnTracks } from './own-tracks';
import { createTellWhy } from './tell-why';
import { createWayBack } from './way-back';

const CLIENT_INITIATED = 1;

export type CallSession = ReturnType<typeof createCallSession>;

/**
 * One person's way through one call, from the device check to its end and back in. `reduceCall` says what each
 * event changes; the steps cause the events. `start` returns a function that hangs up.
 */
export function createCallSession(parts: CallSessionParts) {
  const { room, tabs, forget } = parts;
  const store = createCallStore(tabs.release);
  const own = createOwnTracks({
    room,
    remember: (isOn) => {
      const { ticket, phase } = store.read();
      if (ticket && phase.name === 'in-call') parts.remember(ticket, isOn);
    },
    reportTrouble: parts.reportDeviceTrouble,
  });
  const step = { ...parts, store, own };
  const entrance = createEntrance(step);
  const { enter, hangUp } = entrance;
  const { rejoin, comeBackByItself } = createWayBack(step, entrance);
  const tellWhy = createTellWhy(step, rejoin);

  return {
    read: store.readPhase,
    readTicket: () => store.read().ticket,
    subscribe: store.subscribe,
    /** The tracks on their way into the call, for the person's own picture meanwhile. */
    prepared: { read: own.read, subscribe: own.subscribe },
    /** Settles when what was prepared is in the call, or the attempt has failed. */
    whenPublished: entrance.whenSettled,
    start: () => {
      const stopHearing = hearEndings(step, { hangUp, comeBackByItself, tellWhy });
      const leaveGate = parts.cameraRecipients.start();
      const leaveTracks = endRefusedTracks(room);
      return () => {
        [stopHearing, leaveGate, leaveTracks].forEach((end) => end());
        if (isInside(store.readPhase())) forget();
        store.reset();
        void hangUp();
      };
    },
    /** Enters with what the device check prepared. Call it in the click handler itself; `tellTaken` comes later. */
    join: (ready: JoinTicket, takeTracks: () => LocalTracks, tellTaken: () => void) => {
      const prepare = () => own.prepare(takeTracks());
      const tell = () => [own.tell, tellTaken].forEach((tellOne) => tellOne());
      return enter(ready, { prepare, tell, send: own.publish }, (problem) => {
        own.release();
        store.show({ type: 'turned-back', problem });
      });
    },
    rejoin,
    /** Gives up connecting: back to the device check. */
    cancel: () => {
      store.show({ type: 'turned-back', problem: null });
      void hangUp();
    },
    leave: async () => {
      forget();
      store.show({ type: 'over', outcome: describeEnding(CLIENT_INITIATED) });
      await hangUp();
    },
    /** Notes what the person has just switched, so that coming back restores it. */
    noteDevice: own.note,
  };
}
