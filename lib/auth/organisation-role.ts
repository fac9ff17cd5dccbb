import type { PersonKind } from './person-kind';

/**
 * A person's role in the organisation, independent of their roles in single rooms. An `administrator` decides about
 * people and permissions, a `host` makes rooms and groups, a `member` comes to those of others.
 */
export const organisationRoles = ['administrator', 'host', 'member'] as const;

export type OrganisationRole = (typeof organisationRoles)[number];

/** The roles of a new account: only other administrators make an administrator. */
export const newcomerRoles = ['host', 'member'] as const;
type NewcomerRole = (typeof newcomerRoles)[number];

type Somebody = { kind: PersonKind; role?: OrganisationRole };

/**
 * A person's role: an administrator's choice, else the organisation's default for newcomers. Guests and learners are
 * always members, whatever is stored: a host let them in, and they have proved no address.
 */
export function roleOf(
  { kind, role }: Somebody,
  { newcomers }: { newcomers: NewcomerRole },
): OrganisationRole {
  return kind === 'account' ? (role ?? newcomers) : 'member';
}

/** Whether a person has been made an administrator. No default makes one, so it needs no rules. */
export const isAdministrator = ({ kind, role }: Somebody): boolean =>
  kind === 'account' && role === 'administrator';
