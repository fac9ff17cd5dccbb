import type { Policy } from '@/lib/access/layers';
import {
  policyOfCurrent,
  toProfileBook,
  type ProfileBook,
  type ProfileEdits,
} from '@/lib/access/profile-book';
import type { OrganizationRules, OrganizationSettings } from './schema';

/** What an organisation has decided, in the form in which the resolver is asked. */
export type Organization = {
  readonly version: number;
  readonly policy: Policy;
  /** What was set in each profile, by itself; `book` is what follows from it. */
  readonly edits: ProfileEdits;
  readonly book: ProfileBook;
  readonly rules: OrganizationRules;
  /** As they are stored, for who changes them. */
  readonly settings: OrganizationSettings;
};

/** As it is before anybody has changed anything. */
export const initialSettings: OrganizationSettings = {
  version: 0,
  policy: {},
  profiles: {},
  rules: {
    roomMakers: 'everyone',
    newcomers: 'host',
    guests: 'allowed',
    defaultProfiles: {},
    guestDays: 30,
    auditDays: null,
    attendanceDays: null,
    asksToShow: false,
  },
  changedAt: null,
};

/** The organisation that its stored settings describe; null where nothing is stored yet. */
export function toOrganization(stored: OrganizationSettings | null): Organization {
  const settings = stored ?? initialSettings;
  const { version, profiles, rules } = settings;
  const policy = policyOfCurrent(settings.policy, profiles);
  return { version, policy, edits: profiles, book: toProfileBook(profiles, policy), rules, settings };
}

/** An organisation that has changed nothing. */
export const unchangedOrganization: Organization = toOrganization(null);
