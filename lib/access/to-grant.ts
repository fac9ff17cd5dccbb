import type { HeldBy } from '@/lib/access/enforcers';
import type { ProfileNature } from '@/lib/access/profiles';
import type { Allowed } from '@/lib/access/matrix-access';

/** LiveKit's names of the track sources, as they stand in a token. */
type TrackSourceName = 'microphone' | 'camera' | 'screen_share' | 'screen_share_audio';

/** A complete LiveKit permission: no boolean is left to a default of the media server. */
export type Grant = {
  readonly canPublish: boolean;
  readonly canSubscribe: boolean;
  readonly canPublishData: boolean;
  /** Never empty, because LiveKit reads an empty list as *all*: absent exactly when `canPublish` is false. */
  readonly canPublishSources?: TrackSourceName[];
  readonly canUpdateOwnMetadata: false;
  readonly hidden: boolean;
  readonly recorder: boolean;
  readonly agent: boolean;
};

/** The tracks that each of what the media server holds lets one send; what is no track is a flag in `toGrant`. */
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
 * What the media server is told about someone, wholly: for the token and for each `UpdateParticipant`.
 * `recorder` and `agent` come from service profiles only, and whoever is hidden sends nothing.
 */
export function toGrant(access: Allowed, profile: ProfileNature): Grant {
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
