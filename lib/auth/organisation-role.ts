import type { PersonKind } from './person-kind';

/**
 * What somebody is in the organisation, whatever they are in single rooms. An `administrator` decides about people and
 * permissions; a `host` makes rooms and groups; a `member` comes to those of others.
 */
export const organisationRoles = ['administrator', 'host', 'member'] as const;

export type OrganisationRole = (typeof organisationRoles)[number];

/**
 * Somebody's role: what an administrator has made of them, else what their kind of account begins as. Guests and
 * learners are members whatever stands there: they were let in by somebody and have nothing of their own to prove.
 */
export function roleOf({ kind, role }: { kind: PersonKind; role?: OrganisationRole }): OrganisationRole {
  return kind === 'account' ? (role ?? 'host') : 'member';
}
