/** Who has spoken long enough to be brought to the first page, and until when. */
export type SpeakerPromotion = {
  /** When each present speaker began. */
  speakingSince: ReadonlyMap<string, number>;
  promoted: { uid: string; until: number } | null;
};

export const nobodyPromoted: SpeakerPromotion = { speakingSince: new Map(), promoted: null };

/** A cough is not a contribution: one second of speech counts, and then holds for a minute. */
const SPEECH_COUNTS_AFTER = 1000;
const PROMOTION_LASTS = 60_000;

/** @param speaking the accounts that are speaking at `now`, the loudest first */
export function noteSpeakers(
  state: SpeakerPromotion,
  speaking: readonly string[],
  now: number,
): SpeakerPromotion {
  const speakingSince = new Map(speaking.map((uid) => [uid, state.speakingSince.get(uid) ?? now]));
  const counts = (uid: string) => now - (speakingSince.get(uid) ?? now) >= SPEECH_COUNTS_AFTER;
  const held = state.promoted && state.promoted.until > now ? state.promoted : null;
  const holder = held && speaking.includes(held.uid) ? held.uid : undefined;
  const speaker = holder ?? speaking.find(counts);
  const promoted = speaker === undefined ? held : { uid: speaker, until: now + PROMOTION_LASTS };
  return { speakingSince, promoted };
}
