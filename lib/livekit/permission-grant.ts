/** LiveKit's names of the track sources in a token. */
export type TrackSourceName = 'camera' | 'microphone' | 'screen_share' | 'screen_share_audio';

/** What a participant may do on the media server, with every permission written out: it allows a missing one. */
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
 * The grant in every token with strict entry: participants get their rights when the server has looked up their
 * arrival. Until then the others do not see them.
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

/** The same, but a recorder is announced as one from its first moment on. */
export const arrivalGrant = ({ recorder }: Pick<PermissionGrant, 'recorder'>): PermissionGrant => ({
  ...nothingYet,
  recorder,
});
