import { capabilities, type Capability } from '@/lib/access/capabilities';
import { forever } from '@/lib/access/layers';
import { presetIds } from '@/lib/access/presets';
import { profileIds } from '@/lib/access/profiles';
import type { AuditNames } from '@/lib/audit/contract';
import { organisationRoles } from '@/lib/auth/organisation-role';
import { consoleActor, serverActor, strangerActor, type AuditFacts } from '@/lib/audit/schema';
import type accessMessages from '@/messages/en/access.json';
import type auditMessages from '@/messages/en/audit.json';

type Fact = AuditFacts[string] | undefined;

/** The keys of a file of messages, as its translator takes them. */
type KeyOf<Words, Path extends string = ''> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? `${Path}${Key}`
    : KeyOf<Words[Key], `${Path}${Key}.`>;
}[keyof Words & string];

type Say<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;
type Tagged = Record<string, string | ((chunks: string) => string)>;
type AuditKey = KeyOf<typeof auditMessages>;

/** What turns a row into words: the same in a page and in the exported file. */
export type AuditWords = {
  t: Say<AuditKey> & { markup: (key: AuditKey, values: Tagged) => string };
  access: Say<KeyOf<typeof accessMessages>>;
  /** By the reader's clock. */
  when: (time: number, to: 'day' | 'minute') => string;
  names: AuditNames;
};

/** Whether a stored word is one that we know. */
export const has = <Known extends string>(known: readonly Known[], value: Fact): value is Known =>
  known.some((one) => one === value);

/** The name of a person. A uid without a name belongs to a deleted account. */
export function personWords({ t, names }: AuditWords, uid: Fact): string {
  if (uid === serverActor) return t('someone.server');
  if (uid === consoleActor) return t('someone.console');
  if (uid === strangerActor) return t('someone.stranger');
  return (typeof uid === 'string' ? names.people[uid] : undefined) ?? t('someone.gone');
}

export const roomWords = ({ t, names }: AuditWords, roomId: string): string =>
  names.rooms[roomId] ?? t('goneRoom');

export const groupWords = ({ t, names }: AuditWords, groupId: Fact): string =>
  (typeof groupId === 'string' ? names.groups[groupId] : undefined) ?? t('goneGroup');

/** *A learner*, or the name of a profile that the organisation has made. */
export function profileWords({ t, names }: AuditWords, profile: Fact): string {
  if (has(profileIds, profile)) return t(`as.${profile}`);
  return typeof profile === 'string'
    ? t('quoted', { text: names.profiles[profile] ?? profile })
    : t('unknown');
}

export const presetWords = ({ access, t }: AuditWords, preset: Fact): string =>
  has(presetIds, preset) ? access(`presets.${preset}.name`) : t('unknown');

export const isCapability = (value: Fact): value is Capability => has(capabilities, value);

export const capabilityWords = ({ t }: AuditWords, capability: Fact): string =>
  isCapability(capability) ? t(`capabilities.${capability}`) : t('unknown');

export const roleWords = ({ t }: AuditWords, role: Fact): string =>
  has(organisationRoles, role) ? t(`roles.${role}`) : t('unknown');

/** How long an exception counts. */
export function untilWords({ t, when }: AuditWords, { until, session }: AuditFacts): string {
  if (typeof session === 'string') return t('until.session');
  if (typeof until !== 'number' || until >= forever) return t('until.always');
  return t('until.time', { time: when(until, 'minute') });
}
