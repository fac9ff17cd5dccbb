import type { Answerer } from '@/lib/questions/results/answerer';

export type QuestionsProps = {
  roomId: string;
  uid: string;
  /** Whether this person puts questions, and sees all answers. */
  runs: boolean;
  /** Whether they answer questions of others: where everybody may ask, a person who is no host does both. */
  answersOthers: boolean;
  /** Why they may not put one now, or answer one. */
  runDenied: string | undefined;
  answerDenied: string | undefined;
  /** Who may answer. */
  present: readonly Answerer[];
  nameOf: (uid: string) => string;
  onFailed: (thrown: unknown) => void;
};
