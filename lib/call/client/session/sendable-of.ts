import { Track } from 'livekit-client';
import type { Sendable } from '../../rights/publish-rights';

/** What a track shows of what a person can send; the sound of a screen is part of it. Undefined for anything else. */
export function sendableOf(source: Track.Source): Sendable | undefined {
  switch (source) {
    case Track.Source.Microphone:
      return 'microphone';
    case Track.Source.Camera:
      return 'camera';
    case Track.Source.ScreenShare:
    case Track.Source.ScreenShareAudio:
      return 'screen';
    case Track.Source.Unknown:
      return undefined;
  }
}
