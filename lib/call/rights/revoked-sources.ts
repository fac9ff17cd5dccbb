import type { DeniedSending, Sendable } from './publish-rights';

/**
 * What others have turned off, on its way to the offer to go on. The media server is quicker than the reasons, which
 * have to be asked for: what it gives back before a reason was there never gets one, and is offered all the same.
 */
export type RevokedSources = Readonly<Partial<Record<Sendable, 'taken' | 'explained' | 'given-back'>>>;

const kindsIn = (off: RevokedSources) => Object.keys(off) as Sendable[];

/** These have been turned off now; nothing that was said or given back before counts for them. */
export const takeOff = (off: RevokedSources, kinds: readonly Sendable[]): RevokedSources => ({
  ...off,
  ...Object.fromEntries(kinds.map((kind) => [kind, 'taken'])),
});

/** The media server lets these be sent again. What was explained waits until the explanation is gone. */
export const giveBack = (off: RevokedSources, kinds: readonly Sendable[]): RevokedSources => ({
  ...off,
  ...Object.fromEntries(kinds.filter((kind) => off[kind] === 'taken').map((kind) => [kind, 'given-back'])),
});

/**
 * What is to be said now, by what this person is known to be denied: for which kinds why they are off, and for which
 * that they may be turned on again. Each is said once.
 */
export function judgeRevoked(
  off: RevokedSources,
  denials: Record<Sendable, DeniedSending | null>,
): { off: RevokedSources; explain: Sendable[]; offer: Sendable[] } {
  const explain = kindsIn(off).filter((kind) => off[kind] === 'taken' && denials[kind] !== null);
  const offer = kindsIn(off).filter((kind) => off[kind] !== 'taken' && denials[kind] === null);
  const kept = kindsIn(off).filter((kind) => !offer.includes(kind));
  const isExplained = (kind: Sendable) => explain.includes(kind);
  const next = kept.map((kind) => [kind, isExplained(kind) ? 'explained' : off[kind]] as const);
  return { off: Object.fromEntries(next), explain, offer };
}
