/** Until when (ms) each account keeps its ring. */
export type SpeakerHangover = ReadonlyMap<string, number>;

/** The pause between two words is shorter than this, the pause after a sentence is longer. */
const RING_STAYS = 500;

/** Adds who speaks now, keeps who spoke just now, drops the rest. */
export function holdSpeakers(
  held: SpeakerHangover,
  speaking: readonly string[],
  now: number,
): SpeakerHangover {
  const kept = [...held].filter(([, until]) => until > now);
  return new Map([...kept, ...speaking.map((uid) => [uid, now + RING_STAYS] as const)]);
}
