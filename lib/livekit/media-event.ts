/** What the media server reports, in our words. Times are milliseconds since 1970. */
export type MediaEvent = {
  /** Unique per event; a repetition carries the same. */
  id: string;
  roomName: string;
  roomSid: string;
  at: number;
} & (
  | { kind: 'room-started' | 'room-finished' | 'other' }
  | { kind: 'arrived' | 'left'; identity: string; participantSid: string; since: number }
);
