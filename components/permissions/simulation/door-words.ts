import type { EntryRefusal } from '@/lib/permissions/find-entry-refusal';

const words = {
  'auth/disabled': 'disabled',
  'rooms/archived': 'archived',
  'rooms/ended': 'ended',
  'rooms/waiting': 'waiting',
  'rooms/declined': 'declined',
  'rooms/locked': 'locked',
  'rooms/full': 'full',
  'rooms/banned': 'banned',
  'rooms/removed': 'removed',
  'rooms/not-a-member': 'not-a-member',
  'rooms/code-invalid': 'code-invalid',
  'invites/not-valid': 'not-valid',
  'auth/accounts-only': 'accounts-only',
} as const satisfies Record<EntryRefusal, string>;

/** The key of `permissions.simulator.door` for what the door says. */
export const doorOf = (refusal: EntryRefusal | null) => (refusal === null ? 'open' : words[refusal]);
