/** What somebody sends by itself; the sound of a screen goes with the screen. */
export type SentSource = 'microphone' | 'camera' | 'screen_share';

/** What the media server reports, in our words. Times are milliseconds since 1970. */
export type MediaEvent = {
  /** Unique per event; a repetition carries the same. */
  id: string;
  roomName: string;
  roomSid: string;
  at: number;
} & (
  | { kind: 'room-started' | 'room-finished' | 'other' }
  /** A track of theirs has ended. */
  | { kind: 'unpublished'; identity: string; source: SentSource }
  | { kind: 'arrived' | 'left'; identity: string; participantSid: string; since: number }
  | { kind: 'track-published'; identity: string }
);
