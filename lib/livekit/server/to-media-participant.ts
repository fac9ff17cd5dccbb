import 'server-only';
import { ParticipantInfo_State, TrackType, type ParticipantInfo, type TrackSource } from 'livekit-server-sdk';
import type {
  MediaParticipant,
  MediaPermission,
  MediaSource,
  MediaTrack,
} from '@/lib/livekit/media-participant';
import type { PermissionGrant } from '@/lib/livekit/permission-grant';
import { trackSources } from '@/lib/livekit/server/track-sources';

/** A participant of the media server in our words. */
export function toMediaParticipant(info: ParticipantInfo): MediaParticipant {
  const { identity, sid, state, attributes, tracks, permission } = info;
  return {
    identity,
    sid,
    isActive: state === ParticipantInfo_State.ACTIVE,
    since: Number(info.joinedAtMs) || Number(info.joinedAt) * 1000,
    attributes,
    permission: {
      canPublish: permission?.canPublish ?? false,
      canSubscribe: permission?.canSubscribe ?? false,
      canPublishData: permission?.canPublishData ?? false,
      canPublishSources: (permission?.canPublishSources ?? []).flatMap((source) => nameOf(source) ?? []),
      canUpdateOwnMetadata: permission?.canUpdateMetadata ?? false,
      hidden: permission?.hidden ?? false,
      ...toServiceFlags(permission),
    },
    tracks: tracks.map(({ source, type }): MediaTrack => ({ source: nameOf(source), kind: kindOf(type) })),
  };
}

/** The permission that the media server reports after it got this grant. */
export const toMediaPermission = (grant: PermissionGrant): MediaPermission => ({
  ...grant,
  canPublishSources: grant.canPublishSources ?? [],
});

/** The SDK deprecates these fields, but a token may still set them and the media server acts on them. */
function toServiceFlags(permission: object | undefined): Pick<MediaPermission, 'recorder' | 'agent'> {
  const flags: { recorder?: boolean; agent?: boolean } | undefined = permission;
  return { recorder: flags?.recorder ?? false, agent: flags?.agent ?? false };
}

function nameOf(source: TrackSource): MediaSource | null {
  const names = Object.keys(trackSources) as MediaSource[];
  return names.find((name) => trackSources[name] === source) ?? null;
}

function kindOf(type: TrackType): MediaTrack['kind'] {
  if (type === TrackType.AUDIO) return 'audio';
  return type === TrackType.VIDEO ? 'video' : null;
}
