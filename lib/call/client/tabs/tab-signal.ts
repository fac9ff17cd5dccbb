/** What the tabs of one browser tell each other about a room. */
export type TabSignal = {
  /** Tells the other tabs that the call goes on here. */
  announce: () => void;
  /** Calls `onTaken` when another tab says so. Returns its stop function. */
  listen: (onTaken: () => void) => () => void;
};

/**
 * One person, one microphone: in one browser a room's call is in one tab at a time, and the newest wins. The
 * media server tells apart by identity only, and an ordinary second tab gets an identity of its own.
 */
export function createTabSignal(roomId: string): TabSignal {
  let channel: BroadcastChannel | null = null;
  return {
    announce: () => channel?.postMessage('here'),
    listen: (onTaken) => {
      // A channel never hears what was posted through it, so one object serves both ways.
      const own = new BroadcastChannel(`chalktalk.call.${roomId}`);
      own.addEventListener('message', onTaken);
      channel = own;
      return () => {
        own.close();
        if (channel === own) channel = null;
      };
    },
  };
}
