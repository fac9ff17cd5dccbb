/** Why a phone is out of the call: the call is over, somebody put the phone out, or the line broke. */
export type PhoneEnding = 'call-over' | 'put-out' | 'lost';

/** How a phone stands in a call: what it sends, and why it no longer does. */
export type PhoneCallState = {
  readonly phase: 'in' | 'reconnecting' | 'over';
  readonly ending: PhoneEnding | null;
  /** Whether its person may share at all now. */
  readonly isAllowed: boolean;
  readonly isSending: boolean;
  /** A page is on its way, and nobody sees it yet. */
  readonly isPublishing: boolean;
  /** The page that was sent has not come back with the line. */
  readonly isLost: boolean;
};

/** Inside, and sending nothing. */
export const nothingYet: PhoneCallState = {
  phase: 'in',
  ending: null,
  isAllowed: true,
  isSending: false,
  isPublishing: false,
  isLost: false,
};
