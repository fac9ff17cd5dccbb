import type { HeldBy } from '@/lib/access/enforcers';
import type { ProfileTraits } from '@/lib/access/profiles';
import type { Allowed } from '@/lib/access/matrix-access';

/** LiveKit's names of the track sources, as they stand in a token. */
type TrackSourceName = 'microphone' | 'camera' | 'screen_share' | 'screen_share_audio';

/** A complete LiveKit permission. Every boolean is set, so no default of the media server counts. */
export type Grant = {
  readonly canPublish: boolean;
  readonly canSubscribe: boolean;
  readonly canPublishData: boolean;
  /** Never empty, because LiveKit reads an empty list as *all*. Absent exactly when `canPublish` is false. */
  readonly canPublishSources?: TrackSourceName[];
  readonly canUpdateOwnMetadata: false;
  readonly hidden: boolean;
  readonly recorder: boolean;
  readonly agent: boolean;
};

/** The track sources of each capability that the media server enforces. Others are flags in `toGrant`. */
const sourcesOf = {
  'mic:publish': ['microphone'],
  'camera:publish': ['camera'],
  'screen:publish': ['screen_share', 'screen_share_audio'],
  'room:subscribe': [],
  'data:send': [],
  'metadata:update': [],
} as const satisfies Record<HeldBy<'media-server'>, readonly TrackSourceName[]>;
const onMediaServer = Object.keys(sourcesOf) as readonly (keyof typeof sourcesOf)[];

/**
 * The same for a phone that a person let in as the camera for their paper: it sends one picture under their right to
 * share a screen, and neither hears nor sends anything else.
 */
export function toPhoneGrant(access: Allowed, profile: ProfileTraits): Grant {
  const canPublish = access['screen:publish'].allowed && !profile.hidden;
  return {
    canPublish,
    ...(canPublish ? { canPublishSources: ['screen_share'] } : {}),
    canSubscribe: false,
    canPublishData: false,
    canUpdateOwnMetadata: false,
    hidden: profile.hidden,
    recorder: false,
    agent: false,
  };
}

/**
 * The complete LiveKit permission of a person, for the token and for each `UpdateParticipant`. Only service profiles
 * set `recorder` and `agent`, and a hidden person sends nothing.
 */
export function toGrant(access: Allowed, profile: ProfileTraits): Grant {
  const isService = profile.kind === 'service';
  const canPublishSources = profile.hidden
    ? []
    : onMediaServer
        .filter((capability) => access[capability].allowed)
        .flatMap((capability) => sourcesOf[capability]);
  const canPublish = canPublishSources.length > 0;
  return {
    canPublish,
    ...(canPublish ? { canPublishSources } : {}),
    canSubscribe: access['room:subscribe'].allowed,
    canPublishData: access['data:send'].allowed && !profile.hidden,
    canUpdateOwnMetadata: false,
    hidden: profile.hidden,
    recorder: isService && profile.recorder,
    agent: isService && profile.agent,
  };
}
