import 'server-only';
import { TrackSource } from 'livekit-server-sdk';
import type { TrackSourceName } from '@/lib/livekit/permission-grant';

/** The SDK's names of the sources that a grant lists. */
export const trackSources = {
  camera: TrackSource.CAMERA,
  microphone: TrackSource.MICROPHONE,
  screen_share: TrackSource.SCREEN_SHARE,
  screen_share_audio: TrackSource.SCREEN_SHARE_AUDIO,
} as const satisfies Record<TrackSourceName, TrackSource>;
