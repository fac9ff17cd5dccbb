import type { ReactNode } from 'react';
import type { SheetWays } from '@/components/chat/quotes/sheet-ways';
import type { FileWays } from '@/components/files/viewer/view-props';
import type { Reader } from '@/lib/chat/addressees';
import type { ChatLane } from '@/lib/chat/client/use-chat';
import type { SheetFormula } from '@/lib/chat/text/list-formulas';
import type { PersonColour } from '@/lib/core/person-hue';

/** What this person may not do in a chat, and why. */
export type ChatDenials = {
  /** Why they only read, and what they can do about it; null where they may write. */
  write: { reason: string; way: ReactNode } | null;
  /** Why they may write to no single person but a host; null where they may. */
  direct: string | null;
  /** Why they share no files; undefined where they may. */
  file: string | undefined;
};

/** Where formulas of a message can go. */
type FormulaWays = {
  /** Into the sheet beside the chat; undefined where no sheet can be. */
  toSheet?: (formulas: readonly SheetFormula[]) => void;
  /** Into a new question; undefined for a person who puts none. */
  ask?: ((formula: SheetFormula) => void) | undefined;
};

export type ChatProps = {
  roomId: string;
  uid: string;
  name: string;
  /** Whether this person may pin messages and remove those of others. */
  isHost: boolean;
  formulaWays?: FormulaWays;
  /** Where a file of a message can go. */
  fileWays?: FileWays;
  /** The sheets of the room, to which quoted cells lead. */
  sheetWays: SheetWays;
  /** The call, where there is one. */
  lane: ChatLane | null;
  nameOf: (uid: string) => string | null;
  colourOf: (uid: string) => PersonColour;
  /** Those in the room whom this person sees. */
  people: readonly Reader[];
  denials: ChatDenials;
};
