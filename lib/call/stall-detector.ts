/** What the media path has delivered so far. */
export type MediaSample = {
  /** Milliseconds; any clock that only runs forward. */
  at: number;
  /** Bytes per incoming track that ought to deliver now, by track id; a muted track is not in here. */
  received: ReadonlyMap<string, number>;
};

export type StallState = {
  /** When each track that delivers nothing was last seen to deliver. */
  silentSince: ReadonlyMap<string, number>;
  received: ReadonlyMap<string, number>;
};

export const noStall: StallState = { silentSince: new Map(), received: new Map() };

/**
 * A silent cut of the network fires no event in the SDK for up to 12 seconds (measured), so arriving bytes are
 * compared. Opus sends a packet every 400 ms even in silence, so two seconds without a byte are a stall.
 */
const STALL_AFTER = 1500;

/** Compares a sample with what was known; a track that is new or has delivered is not silent. */
export function noteSample(state: StallState, sample: MediaSample): StallState {
  const silentSince = new Map<string, number>();
  for (const [track, bytes] of sample.received) {
    const before = state.received.get(track);
    const hasDelivered = before === undefined || bytes !== before;
    silentSince.set(track, hasDelivered ? sample.at : (state.silentSince.get(track) ?? sample.at));
  }
  return { silentSince, received: sample.received };
}

/** The tracks that have delivered nothing for so long that people notice. */
export function findStalledTracks(state: StallState, now: number): string[] {
  return [...state.silentSince].filter(([, since]) => now - since >= STALL_AFTER).map(([track]) => track);
}

/**
 * Since when nothing at all arrives, or null. One silent track is the other side's trouble; all of them at once
 * is ours.
 */
export function findStallStart(state: StallState, now: number): number | null {
  if (state.silentSince.size === 0) return null;
  if (findStalledTracks(state, now).length < state.silentSince.size) return null;
  return Math.max(...state.silentSince.values());
}
