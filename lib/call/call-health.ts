/** The five states of the media connection, in the SDK's own words. */
export type ConnectionStateName =
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'signalReconnecting'
  | 'disconnected';

/** How much of the trouble a person is told: nothing, a word, a row, a row with a button, the whole stage. */
type TroubleLevel = 'none' | 'weak' | 'reconnecting' | 'try-now' | 'lost';

export type CallHealth = {
  state: ConnectionStateName;
  level: TroubleLevel;
  /** Milliseconds until the level can change by itself; null while nothing is lost. */
  nextChangeIn: number | null;
};

const levels: readonly { from: number; level: TroubleLevel }[] = [
  { from: 60_000, level: 'lost' },
  { from: 20_000, level: 'try-now' },
  { from: 6000, level: 'reconnecting' },
  { from: 1000, level: 'weak' },
  { from: 0, level: 'none' },
];

/**
 * Reconnect by seconds: for a second nothing is said, then "weak connection", from 6 s a row, from 20 s with *Try
 * now*, from 60 s the stage itself says so. A lost signal line alone is not loss of media: everybody is still
 * seen and heard, so it stays at a word. When the SDK has given up, waiting is pointless: *lost* at once.
 *
 * @param lostSince when media stopped (ms), by the stall detector or the SDK, whichever saw it first; else null
 */
export function judgeCallHealth(
  state: ConnectionStateName,
  lostSince: number | null,
  now: number,
): CallHealth {
  if (state === 'disconnected') return { state, level: 'lost', nextChangeIn: null };
  if (state === 'connecting' || lostSince === null) return { state, level: 'none', nextChangeIn: null };
  const lostFor = Math.max(0, now - lostSince);
  const index = levels.findIndex(({ from }) => lostFor >= from);
  const next = levels[index - 1];
  const shown = state === 'connected' || state === 'signalReconnecting' ? 'reconnecting' : state;
  return {
    state: lostFor >= 6000 ? shown : state,
    level: levels[index]?.level ?? 'none',
    nextChangeIn: next ? next.from - lostFor : null,
  };
}
