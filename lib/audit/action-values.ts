import {
  capabilityWords,
  groupWords,
  isCapability,
  personWords,
  presetWords,
  profileWords,
  roleWords,
  untilWords,
  type AuditWords,
} from '@/lib/audit/audit-words';
import type { AuditEntry } from '@/lib/audit/contract';
import { isRefusal } from '@/lib/audit/refusal-codes';
import type { AuditFacts } from '@/lib/audit/schema';

/** What stands in the sentence about an action, by the names that messages/en/audit.json gives to its parts. */
export function actionValues(entry: AuditEntry, words: AuditWords): Record<string, string> {
  const { before, after, actorUid, subjectUid } = entry;
  return {
    subject: personWords(words, subjectUid),
    other: personWords(words, after['uid']),
    otherBefore: personWords(words, before['uid']),
    ownerBefore: personWords(words, before['owner']),
    invitedBy: personWords(words, after['invitedBy']),
    profile: profileWords(words, after['profile'] ?? before['profile']),
    profileBefore: profileWords(words, before['profile']),
    preset: presetWords(words, after['preset']),
    presetBefore: presetWords(words, before['preset']),
    group: 'group' in after ? groupWords(words, after['group']) : 'none',
    groupThen: groupWords(words, after['group']),
    groupBefore: groupWords(words, before['group']),
    capability: capabilityWords(words, after['capability']),
    allow: String(after['allow']),
    until: untilWords(words, after),
    lasts: String(after['lasts']),
    source: String(after['source']),
    shield: shieldWords(words, before, after),
    refusal: refusalWords(words, after['code']),
    changed: whatChanged(before, after),
    isPersonal: String(after['isPersonal']),
    renewed: String(after['renewed']),
    withAccount: String(after['withAccount']),
    kindBefore: String(before['kind']),
    role: roleWords(words, after['role']),
    handout: String(after['handout']),
    pace: String(after['pace']),
    named: String(after['isNamed']),
    right: String(after['isRight']),
    why: whySignedOut(after['why']),
    intrusion: howIntruded(after['why']),
    own: String(actorUid === subjectUid),
  };
}

/** As the sentence names it: no hyphens stand in a choice of ICU. */
function whySignedOut(why: AuditFacts[string] | undefined): string {
  if (why === 'new-password') return 'newPassword';
  if (why === 'address-confirmed') return 'addressConfirmed';
  return why === 'address-taken-back' ? 'addressTakenBack' : 'everywhere';
}

function howIntruded(why: AuditFacts[string] | undefined): string {
  if (why === 'wrong-label') return 'label';
  if (why === 'rooms/locked') return 'locked';
  return typeof why === 'string' && why.startsWith('service-') ? 'service' : 'other';
}

const refusalWords = ({ t }: AuditWords, code: AuditFacts[string] | undefined): string =>
  isRefusal(code) ? t(`refusals.${code}`) : t('unknown');

function whatChanged(before: AuditFacts, after: AuditFacts): string {
  if (before['preset'] !== after['preset']) return 'preset';
  if (after['renamed'] === true) return 'name';
  if (after['planned'] === true) return 'plan';
  if ((before['hostless'] ?? 'none') !== (after['hostless'] ?? 'none')) return 'hostless';
  if ((before['slowMode'] ?? 0) !== (after['slowMode'] ?? 0)) return 'slowMode';
  if (before['hasPicture'] !== undefined) return 'picture';
  return (before['strictEntry'] ?? false) !== (after['strictEntry'] ?? false) ? 'entry' : 'other';
}

/** A host moves one switch at a time. */
function shieldWords(words: AuditWords, before: AuditFacts, after: AuditFacts): string {
  const { t } = words;
  if (before['paused'] !== after['paused'])
    return t(after['paused'] === true ? 'shield.paused' : 'shield.resumed');
  if (before['locked'] !== after['locked'])
    return t(after['locked'] === true ? 'shield.locked' : 'shield.unlocked');
  if ((before['peopleHidden'] ?? false) !== (after['peopleHidden'] ?? false))
    return t(after['peopleHidden'] === true ? 'shield.peopleHidden' : 'shield.peopleShown');
  if ((before['camerasForHosts'] ?? false) !== (after['camerasForHosts'] ?? false))
    return t(after['camerasForHosts'] === true ? 'shield.camerasForHosts' : 'shield.camerasForAll');
  const moved = Object.keys({ ...before, ...after })
    .filter(isCapability)
    .find((capability) => before[capability] !== after[capability]);
  if (moved === undefined) return t('shield.unchanged');
  const capability = capabilityWords(words, moved);
  const position = after[moved];
  return position === 'everyone' || position === 'ask' || position === 'off'
    ? t(`shield.${position}`, { capability })
    : t('shield.released', { capability });
}

/** What somebody did, as a sentence that begins after their name. */
export const actionSentence = (entry: AuditEntry, words: AuditWords): string =>
  words.t.markup(`actions.${entry.action}`, { ...actionValues(entry, words), refused: (chunks) => chunks });
