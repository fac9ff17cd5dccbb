import type { LucideIcon } from 'lucide-react';
import type { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { Panels } from '@/components/call/panels/use-panels';
import type { HeldBy } from '@/lib/access/enforcers';

type Word = Parameters<ReturnType<typeof useTranslations<'call.controls'>>>[0];
type RehearsalWord = Parameters<ReturnType<typeof useTranslations<'call.rehearsal'>>>[0];

/** What a panel's button shows beside its icon. */
export type PanelBadge = {
  /** A quiet number, such as how many people are inside. */
  count?: number;
  /** How many wait for this person, on gorse. */
  waiting?: number;
  /** The button's name with both numbers in words. */
  label: string;
};

export type PanelProps = { room: CallRoomState; onClose: () => void; className: string };

/** A sheet of paper beside the stage, with a button in the bar. */
export type CallPanel = {
  id: string;
  icon: LucideIcon;
  label: Word;
  /** A single letter that opens and closes it. */
  shortcut?: string;
  /** Without this, the button says why; or it is missing, where `whenDenied` says so. */
  capability?: HeldBy<'page'>;
  whenDenied?: 'hide';
  /** Why it stays shut in a rehearsal, if it does. */
  rehearsalReason?: RehearsalWord;
  /** On a phone it stands under *More*, unless it belongs into the bar. */
  onPhone?: 'bar';
  /** Wanted rarely: it stands under *More* everywhere. */
  isRare?: true;
  /** A hook: it may follow what it counts. */
  useBadge?: (room: CallRoomState) => PanelBadge | null;
  load: () => Promise<ComponentType<PanelProps>>;
};

/** A row under the top bar. */
export type CallRow = {
  id: string;
  isFor: (room: CallRoomState) => boolean;
  load: () => Promise<ComponentType<{ room: CallRoomState; panels: Panels }>>;
};

export type StageProps = { room: CallRoomState; panels: Panels; className: string };

/** What lies on the stage in the place of the tiles, or beside them: the worksheet, or a file. */
export type CallStage = {
  id: string;
  icon: LucideIcon;
  label: Word;
  /** Whether it can be chosen now. Without it, always. */
  isThere?: (room: CallRoomState) => boolean;
  load: () => Promise<ComponentType<StageProps>>;
};

/** Everything that other features put into a call. */
export type CallLists = {
  panels: readonly CallPanel[];
  rows: readonly CallRow[];
  stages: readonly CallStage[];
  /**
   * A hook: the stage that lies beside the tiles when a call begins; null for none. Until a person chooses, the call
   * follows this.
   */
  useFirstStage?: (room: CallRoomState) => CallStage['id'] | null;
};
