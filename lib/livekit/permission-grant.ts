/** LiveKit's names of the track sources, as they stand in a token. */
export type TrackSourceName = 'camera' | 'microphone' | 'screen_share' | 'screen_share_audio';

/** What somebody may do on the media server, every permission written out: it takes a missing one for granted. */
export type PermissionGrant = {
  readonly canPublish: boolean;
  readonly canSubscribe: boolean;
  readonly canPublishData: boolean;
  readonly canPublishSources?: readonly TrackSourceName[];
  readonly canUpdateOwnMetadata: false;
  readonly hidden: boolean;
  readonly recorder: boolean;
  readonly agent: boolean;
};

/** A grant without some sources. With none left it allows no publishing, because an empty list would allow all. */
export function withoutSources(
  { canPublishSources = [], ...flags }: PermissionGrant,
  sources: readonly TrackSourceName[],
): PermissionGrant {
  const left = canPublishSources.filter((source) => !sources.includes(source));
  if (left.length === 0) return { ...flags, canPublish: false };
  return { ...flags, canPublishSources: left };
}

/**
 * With strict entry a token says this, whoever comes: what they may they are given when they have been looked up on
 * arrival. Nobody is told of them before.
 */
export const nothingYet: PermissionGrant = {
  canPublish: false,
  canSubscribe: false,
  canPublishData: false,
  canUpdateOwnMetadata: false,
  hidden: true,
  recorder: false,
  agent: false,
};

/** The same for whoever comes as what they are: a recorder is announced as one from its first moment on. */
export const arrivalGrant = ({ recorder }: Pick<PermissionGrant, 'recorder'>): PermissionGrant => ({
  ...nothingYet,
  recorder,
});
