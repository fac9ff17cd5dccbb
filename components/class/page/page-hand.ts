/** The hand of a learner in a call, as their page raises it. */
export type PageHand = {
  isUp: boolean;
  /** What the learner has written with it. */
  note: string | null;
  /** Why it cannot be raised. */
  deniedReason: string | undefined;
  raise: (note: string) => void;
  changeNote: (note: string) => void;
  lower: () => void;
};
