import type { ShownMessage } from '../merge-messages';
import { setReaction, type ReactionKind, type Reactions } from './reactions';

/** What this person has just pressed, and the server may not have yet. */
export type Intents = {
  deletions: ReadonlySet<string>;
  reactions: readonly { id: string; kind: ReactionKind; isOn: boolean }[];
};

export const noIntents: Intents = { deletions: new Set(), reactions: [] };

/** The messages as this person expects them. What nothing is meant for stays the same object. */
export function applyIntents(
  messages: readonly ShownMessage[],
  { deletions, reactions }: Intents,
  uid: string,
): readonly ShownMessage[] {
  if (deletions.size === 0 && reactions.length === 0) return messages;
  const meant = new Set([...deletions, ...reactions.map(({ id }) => id)]);
  return messages.map((message) => {
    if (!meant.has(message.id)) return message;
    const after = reactions
      .filter(({ id }) => id === message.id)
      .reduce<Reactions>(
        (before, { kind, isOn }) => setReaction(before, kind, uid, isOn),
        message.reactions ?? {},
      );
    return { ...message, reactions: after, ...(deletions.has(message.id) && { isGoing: true as const }) };
  });
}
