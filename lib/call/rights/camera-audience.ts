import { isProfileId, traitsOf } from '@/lib/access/profiles';

/** What one of the others may receive of what one sends, as the media server takes it from whoever sends. */
export type Audience = {
  readonly participantIdentity?: string;
  readonly participantSid?: string;
  readonly allowAll?: boolean;
  readonly allowedTrackSids?: string[];
};

/** The profile as our server wrote it; null for what is no person, such as a service. */
type Other = { readonly identity: string; readonly profile: string | null };
type OwnTrack = { readonly sid: string; readonly isCamera: boolean };

/** Whether somebody is a host by the profile that our server wrote. */
export const isHostIn = ({ profile }: Pick<Other, 'profile'>): boolean =>
  profile !== null && isProfileId(profile) && traitsOf(profile).isHost;

/**
 * Who receives what of a person whose camera goes to hosts only: hosts everything, everybody else all but the camera.
 * Whoever is not named receives nothing, so that observers and recorders, whom the media server hides,
 * are named by their connections.
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
