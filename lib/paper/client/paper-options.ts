import { ScreenSharePresets, Track } from 'livekit-client';

/** A paper goes out as a shared screen: whole pictures before smooth ones, and one size of them. */
export const paperOptions = {
  source: Track.Source.ScreenShare,
  name: 'paper',
  simulcast: false,
  degradationPreference: 'maintain-resolution',
  screenShareEncoding: ScreenSharePresets.h1080fps15.encoding,
} as const;
