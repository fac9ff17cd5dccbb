import type { Room } from 'livekit-client';
import type { DeviceKind } from '../../device-problem';
import type { JoinTicket } from '../../join-ticket';
import type { CallStore } from './call-store';
import type { EndingQuestions } from './ending-questions';
import type { OwnTracks } from './own-tracks';
import type { TabHold } from '@/lib/call/client/tabs/tab-hold';
import type { TabSignal } from '@/lib/call/client/tabs/tab-signal';

/** What a session needs of its surroundings. */
export type CallSessionParts = {
  room: Room;
  tabs: TabSignal & Omit<TabHold, 'take'>;
  /** Asks for a new token with this page's identity; rejects with the refusal. */
  fetchTicket: () => Promise<JoinTicket>;
  /** Settles when the media server lets this page take part; null when no wait is needed. */
  waitForEntry: (ticket: JoinTicket) => Promise<void> | null;
  /** Who receives what this page sends; the media server learns it before anything is sent. */
  cameraRecipients: { start: () => () => void; apply: () => void };
  remember: (ticket: JoinTicket, isOn: Record<DeviceKind, boolean>) => void;
  forget: () => void;
  reportDeviceTrouble: (kind: DeviceKind, thrown: unknown) => void;
  /** Asks why a call ended. */
  ask: EndingQuestions;
};

/** What the steps of a session share. */
export type SessionStep = CallSessionParts & { store: CallStore; own: OwnTracks };
