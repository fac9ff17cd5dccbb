import { nothingLocked } from '@/lib/access/layers';
import { findProfile } from '@/lib/access/profile-book';
import { traitsOf, type ProfileId } from '@/lib/access/profiles';
import { resolveAccess, type Access } from '@/lib/access/resolve-access';
import { toGrant, type Grant } from '@/lib/access/to-grant';
import type { PermissionGrant } from '@/lib/livekit/permission-grant';
import { toOrganization } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';

/** What somebody with a profile may by the organisation's settings alone, where no room says anything else. */
export function accessOf(settings: OrganizationSettings, id: ProfileId): Access {
  const { policy, book } = toOrganization(settings);
  return resolveAccess({
    policy,
    profile: findProfile(book, id),
    room: {},
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });
}

/** The grant that this comes to. */
export const grantOf = (settings: OrganizationSettings, id: ProfileId): Grant =>
  toGrant(accessOf(settings, id), traitsOf(id));

export type GrantLine = { readonly field: string; readonly parts: readonly GrantPart[] };
type GrantPart = { readonly text: string; readonly isNew: boolean };

const fields = [
  'canPublish',
  'canPublishSources',
  'canSubscribe',
  'canPublishData',
  'hidden',
  'recorder',
  'agent',
  'canUpdateOwnMetadata',
] as const satisfies readonly (keyof PermissionGrant)[];

/** A grant, field by field, with what is in it that was not in the one before. */
export function toGrantLines(grant: PermissionGrant, before: PermissionGrant = grant): GrantLine[] {
  return fields.map((field) => {
    const value = grant[field];
    const was = before[field];
    if (value === undefined || typeof value === 'boolean') {
      const text = value === undefined ? 'none' : String(value);
      return { field, parts: [{ text, isNew: String(value) !== String(was) }] };
    }
    const known: readonly string[] = typeof was === 'object' ? was : [];
    return { field, parts: value.map((source) => ({ text: source, isNew: !known.includes(source) })) };
  });
}
