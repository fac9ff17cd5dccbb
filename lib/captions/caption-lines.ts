/** A piece of what somebody says, as it reached this page. */
export type Heard = {
  readonly uid: string;
  readonly id: string;
  readonly text: string;
  readonly isFinal: boolean;
};

/** What one speaker has just said: what stands, and what may still change. */
export type CaptionLine = {
  readonly uid: string;
  readonly settled: string;
  readonly pending: string;
};

type Speaker = CaptionLine & {
  /** The piece that may still change; the last one that cannot. */
  readonly pendingId: string | null;
  readonly settledId: string | null;
  /** When something was last heard of them (ms). */
  readonly at: number;
};

/** The captions of a call: those who spoke last, in the order in which they began. */
export type Captions = readonly Speaker[];

export const captionLimits = {
  /** One line each. */
  speakers: 2,
  /** How long a line stands after the last word (ms). */
  staysFor: 6000,
  /** What stands before it is of no use in two lines. */
  letters: 240,
} as const;

/** Takes in what was heard at an instant (ms). What comes late for a piece that is final changes nothing. */
export function hear(captions: Captions, { uid, id, text, isFinal }: Heard, now: number): Captions {
  const current = dropSilent(captions, now);
  const before = current.find((speaker) => speaker.uid === uid) ?? newSpeaker(uid);
  if (id === before.settledId) return current;
  const words = text.trim();
  const next: Speaker = isFinal
    ? {
        ...before,
        ...{ settled: keepEnd(join(before.settled, words)), settledId: id, at: now },
        ...(id === before.pendingId || before.pendingId === null ? { pending: '', pendingId: null } : {}),
      }
    : { ...before, pending: keepEnd(words), pendingId: id, at: now };
  const others = current.filter((speaker) => speaker.uid !== uid);
  if (others.length < current.length) return current.map((one) => (one.uid === uid ? next : one));
  // The one who has been silent longest makes room.
  const staying = others.toSorted((one, other) => other.at - one.at).slice(0, captionLimits.speakers - 1);
  return [...others.filter((one) => staying.includes(one)), next];
}

/** Without those who have said nothing for some seconds. The same list while all of them stay. */
export function dropSilent(captions: Captions, now: number): Captions {
  const staying = captions.filter(({ at }) => now - at < captionLimits.staysFor);
  return staying.length === captions.length ? captions : staying;
}

const newSpeaker = (uid: string): Speaker => ({
  ...{ uid, settled: '', pending: '' },
  ...{ pendingId: null, settledId: null, at: 0 },
});

const join = (before: string, words: string) => [before, words].filter((part) => part !== '').join(' ');

/** The last words, from the beginning of one. */
function keepEnd(text: string): string {
  if (text.length <= captionLimits.letters) return text;
  const end = text.slice(-captionLimits.letters);
  return end.slice(end.indexOf(' ') + 1);
}
