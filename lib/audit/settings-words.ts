import { isProfileId } from '@/lib/access/profiles';
import { capabilityWords, has, isCapability, profileWords, type AuditWords } from '@/lib/audit/audit-words';
import type { AuditFacts } from '@/lib/audit/schema';

/** No hyphens stand in a choice of ICU, so each has a sentence of its own. */
const answers = [
  'yes',
  'ask',
  'no',
  'forced-on',
  'default-on',
  'default-off',
  'forced-off',
  'open',
  'builtIn',
] as const;

type Fact = AuditFacts[string];

/**
 * What an organisation has set, by the name that the log has for it: `learner mic:publish`, `learner becomes`,
 * `way link`, `guestDays`. Null for what is no such fact, and empty where there is nothing to say.
 */
export function settingsWords(words: AuditWords, name: string, value: Fact): string | null {
  const [about, what, layer] = name.split(' ');
  if (what === undefined) return ruleWords(words, name, value);
  if (about === 'way') return wayWords(words, what, value);
  if (!isProfileId(about)) return null;
  const profile = profileWords(words, about);
  if (what === 'name') return value === null ? '' : words.t('facts.named', { profile, name: String(value) });
  if (what === 'becomes') {
    // Of somebody who is still what they were there is nothing to say.
    return value === about ? '' : words.t('facts.moved', { profile, to: profileWords(words, value) });
  }
  if (!isCapability(what)) return null;
  const answer = value ?? (layer === undefined ? 'builtIn' : 'open');
  return words.t('facts.cell', {
    profile,
    capability: capabilityWords(words, what),
    answer: has(answers, answer) ? words.t(`facts.answers.${answer}`) : words.t('unknown'),
  });
}

function ruleWords({ t }: AuditWords, rule: string, value: Fact): string | null {
  switch (rule) {
    case 'roomMakers':
    case 'newcomers':
    case 'guests':
    case 'asksToShow':
      return t(`facts.${rule}`, { value: String(value) });
    case 'guestDays':
      return typeof value === 'number' ? t('facts.guestDays', { days: value }) : null;
    case 'auditDays':
      return typeof value === 'number' ? t('facts.auditDays', { days: value }) : t('facts.auditKept');
    case 'attendanceDays':
      return typeof value === 'number'
        ? t('facts.attendanceDays', { days: value })
        : t('facts.attendanceKept');
    default:
      return null;
  }
}

function wayWords(words: AuditWords, way: string, value: Fact): string {
  if (value === null) return words.t('facts.wayOpen', { way });
  return words.t('facts.way', { way, profile: profileWords(words, value) });
}
