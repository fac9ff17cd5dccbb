import type { PersonKind } from './person-kind';

/**
 * What somebody is in the organisation, whatever they are in single rooms. An `administrator` decides about people and
 * permissions; a `host` makes rooms and groups; a `member` comes to those of others.
 */
export const organisationRoles = ['administrator', 'host', 'member'] as const;

export type OrganisationRole = (typeof organisationRoles)[number];

/** What an account can begin as: administrators are made by others only. */
export const newcomerRoles = ['host', 'member'] as const;
type NewcomerRole = (typeof newcomerRoles)[number];

type Somebody = { kind: PersonKind; role?: OrganisationRole };

/**
 * Somebody's role: what an administrator has made of them, else what the organisation lets accounts begin as. Guests and
 * learners are members whatever stands there: they were let in by somebody and have nothing of their own to prove.
 */
export function roleOf(
  { kind, role }: Somebody,
  { newcomers }: { newcomers: NewcomerRole },
): OrganisationRole {
  return kind === 'account' ? (role ?? newcomers) : 'member';
}

/** Whether somebody has been made an administrator. Nobody begins as one, so it needs no rule. */
export const isAdministrator = ({ kind, role }: Somebody): boolean =>
  kind === 'account' && role === 'administrator';
