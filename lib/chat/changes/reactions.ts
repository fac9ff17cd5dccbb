/** What a person can say to a message without words. Each is a line glyph; its words stand in the messages. */
export const reactionKinds = ['agree', 'idea', 'thanks', 'bravo', 'question', 'done'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** Who has reacted, by kind. */
export type Reactions = Readonly<Partial<Record<ReactionKind, readonly string[]>>>;

/** The reactions after one person has set or taken back one of theirs: one of each kind per person. */
export function setReaction(before: Reactions, kind: ReactionKind, uid: string, isOn: boolean): Reactions {
  const others = (before[kind] ?? []).filter((one) => one !== uid);
  const after = isOn ? [...others, uid] : others;
  const { [kind]: _, ...rest } = before;
  return after.length === 0 ? rest : { ...rest, [kind]: after };
}

/** Everybody who has reacted, each once. */
export const reactedBy = (reactions: Reactions): string[] => [...new Set(Object.values(reactions).flat())];

/** The reactions of a message as they are shown, always in the same order. */
export const listReactions = (reactions: Reactions): { kind: ReactionKind; uids: readonly string[] }[] =>
  reactionKinds.flatMap((kind) => {
    const uids = reactions[kind] ?? [];
    return uids.length === 0 ? [] : [{ kind, uids }];
  });
