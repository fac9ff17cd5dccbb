import type { LivePerson } from '@/lib/call/live-room';

type Permission = NonNullable<LivePerson['reported']>;

const flags = [
  'canSubscribe',
  'canPublishData',
  'canUpdateOwnMetadata',
  'hidden',
  'recorder',
  'agent',
] as const satisfies readonly (keyof Permission)[];
type PermissionWord = (typeof flags)[number] | Permission['canPublishSources'][number];

const sources = ['microphone', 'camera', 'screen_share', 'screen_share_audio'] as const;

/** What a permission of the media server allows, in the order in which people read it. */
export function permissionWords(permission: Permission): PermissionWord[] {
  const { canPublish, canPublishSources } = permission;
  return [
    ...sources.filter((source) => canPublish && canPublishSources.includes(source)),
    ...flags.filter((flag) => permission[flag]),
  ];
}
