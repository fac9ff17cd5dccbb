import 'server-only';
import { TrackSource } from 'livekit-server-sdk';

/** What somebody may do on the media server, every permission written out: it takes a missing one for granted. */
export type PermissionGrant = {
  readonly canPublish: boolean;
  readonly canSubscribe: boolean;
  readonly canPublishData: boolean;
  readonly canPublishSources?: readonly (keyof typeof trackSources)[];
  readonly canUpdateOwnMetadata: false;
  readonly hidden: boolean;
  readonly recorder: boolean;
  readonly agent: boolean;
};

/** The SDK's names of the sources that a grant lists. */
export const trackSources = {
  camera: TrackSource.CAMERA,
  microphone: TrackSource.MICROPHONE,
  screen_share: TrackSource.SCREEN_SHARE,
  screen_share_audio: TrackSource.SCREEN_SHARE_AUDIO,
} as const;
