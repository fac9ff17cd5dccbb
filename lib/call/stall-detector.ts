/** What the media path has delivered so far. */
export type MediaSample = {
  /** Milliseconds; any clock that only runs forward. */
  at: number;
  /** Bytes of everything that came on the line, answers of the media server included; null where it is not known. */
  heard: number | null;
  /** The media server has been asked for an answer, which has not come. */
  isAnswerDue: boolean;
  /**
   * Bytes per incoming track that ought to deliver now, by track id; a muted track is not in here. Null where only the
   * line was looked at.
   */
  received: ReadonlyMap<string, number> | null;
};

export type StallState = {
  /** When the last sample was taken. */
  at: number;
  heard: number | null;
  /** When the line last brought anything; null before the first sample. */
  movedAt: number | null;
  /** The same, or when nothing had to come. */
  heardAt: number | null;
  /** When each track that delivers nothing was last seen to deliver. */
  silentSince: ReadonlyMap<string, number>;
  received: ReadonlyMap<string, number>;
};

export const noStall: StallState = {
  at: 0,
  heard: null,
  movedAt: null,
  heardAt: null,
  silentSince: new Map(),
  received: new Map(),
};

/**
 * A silent cut of the network fires no event in the SDK for up to 12 seconds (measured), so what arrives is compared.
 * The media server answers within a round trip, so a line on which nothing came for a second is cut (ms).
 */
const CUT_AFTER = 1000;
/** Somebody who sends is heard sooner (ms). */
const QUIET_AFTER = 400;
/** Opus sends a packet every 400 ms even in silence, so a track without a byte for this long is silent (ms). */
const STALL_AFTER = 1500;

/** Compares a sample with what was known; a track that is new or has delivered is not silent. */
export function noteSample(state: StallState, sample: MediaSample): StallState {
  const { at, heard } = sample;
  const received = sample.received ?? state.received;
  const isDue = received.size > 0 || sample.isAnswerDue;
  const hasMoved = heard !== state.heard || heard === null;
  const hasCome = hasMoved || !isDue;
  // What came late after a cut is no other person's silence.
  const isBack = hasCome && isCut(state, state.at);
  const silentSince = new Map<string, number>();
  for (const [track, bytes] of received) {
    const before = state.received.get(track);
    const hasDelivered = before === undefined || bytes !== before || isBack;
    silentSince.set(track, hasDelivered ? at : (state.silentSince.get(track) ?? at));
  }
  const movedAt = hasMoved ? at : state.movedAt;
  return { at, heard, movedAt, heardAt: hasCome ? at : state.heardAt, silentSince, received };
}

/** Whether the line is so quiet that the media server is to be asked for an answer. */
export const isQuiet = ({ at, heard, movedAt }: StallState): boolean =>
  heard !== null && movedAt !== null && at - movedAt >= QUIET_AFTER;

const isCut = ({ heardAt }: StallState, now: number): boolean =>
  heardAt !== null && now - heardAt >= CUT_AFTER;

/** The tracks that have delivered nothing for so long that people notice. */
export function findStalledTracks(state: StallState, now: number): string[] {
  return [...state.silentSince].filter(([, since]) => now - since >= STALL_AFTER).map(([track]) => track);
}

/**
 * Since when nothing at all arrives, or null. Silent tracks are the other side's trouble while the media server is
 * heard. Where a browser does not tell that, all tracks at once are ours.
 */
export function findStallStart(state: StallState, now: number): number | null {
  if (state.heard !== null) return isCut(state, now) ? state.heardAt : null;
  if (state.silentSince.size === 0) return null;
  if (findStalledTracks(state, now).length < state.silentSince.size) return null;
  return Math.max(...state.silentSince.values());
}
