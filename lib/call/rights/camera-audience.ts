import { isProfileId, traitsOf } from '@/lib/access/profiles';

/** What another participant may receive from this sender; the media server gets this list from the sender. */
export type Audience = {
  readonly participantIdentity?: string;
  readonly participantSid?: string;
  readonly allowAll?: boolean;
  readonly allowedTrackSids?: string[];
};

/** The profile as our server wrote it; null for a participant who is no person, such as a service. */
type Other = { readonly identity: string; readonly profile: string | null };
type OwnTrack = { readonly sid: string; readonly isCamera: boolean };

/** Whether somebody is a host by the profile that our server wrote. */
export const isHostIn = ({ profile }: Pick<Other, 'profile'>): boolean =>
  profile !== null && isProfileId(profile) && traitsOf(profile).isHost;

/**
 * The audience of a camera that goes to hosts only: hosts receive everything, the others all but the camera.
 * The media server sends nothing to participants who are not listed. Observers and recorders are hidden by it,
 * so they are listed by their connections.
 */
export function cameraAudience(
  others: readonly Other[],
  hiddenSids: readonly string[],
  own: readonly OwnTrack[],
): Audience[] {
  const allowedTrackSids = own.filter(({ isCamera }) => !isCamera).map(({ sid }) => sid);
  return [
    ...others.map((other) => ({
      participantIdentity: other.identity,
      ...(isHostIn(other) ? { allowAll: true } : { allowedTrackSids }),
    })),
    ...hiddenSids.map((participantSid) => ({ participantSid, allowedTrackSids })),
  ];
}
