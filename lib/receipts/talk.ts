import type { QuotedCell, Receipt, SpokenCell } from './receipt';

/** One thing that was said or written. */
export type TalkLine = {
  readonly id: string;
  readonly kind: 'said' | 'written';
  readonly uid: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly isPrivate: boolean;
  readonly cell?: QuotedCell;
  /** The line about which it was said. */
  readonly spoken?: SpokenCell;
};

/** What was said and what was written, in the order in which it happened. */
export const listTalk = ({ messages, said }: Pick<Receipt, 'messages' | 'said'>): TalkLine[] =>
  [
    ...messages.map(({ isPrivate = false, ...line }) => ({ ...line, kind: 'written' as const, isPrivate })),
    ...said.map((line) => ({ ...line, kind: 'said' as const, isPrivate: false })),
  ].sort((one, other) => one.at - other.at || one.id.localeCompare(other.id));
