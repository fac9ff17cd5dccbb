import {
  capabilityWords,
  groupWords,
  has,
  isCapability,
  personWords,
  presetWords,
  profileWords,
  roleWords,
  untilWords,
  type AuditWords,
} from '@/lib/audit/audit-words';
import { settingsWords } from '@/lib/audit/settings-words';
import { auditGroups, type AuditFacts, type AuditGroup } from '@/lib/audit/schema';

type Fact = AuditFacts[string];
type Say = (words: AuditWords, value: Fact, facts: AuditFacts) => string | null;

const onlyIf =
  (isSo: (value: Fact) => boolean, say: (words: AuditWords) => string): Say =>
  (words, value) =>
    isSo(value) ? say(words) : null;
const ifTrue = (say: (words: AuditWords) => string): Say => onlyIf((value) => value === true, say);
const silent: Say = () => null;
const actionChoices = ['all', ...(Object.keys(auditGroups) as AuditGroup[])] as const;

/** How to say a fact that stands beside an action; null where it says nothing to a person. */
const sayings: Readonly<Record<string, Say>> = {
  handout: silent,
  page: silent,
  pace: silent,
  isNamed: silent,
  round: silent,
  isRight: silent,
  people: silent,
  profile: (words, value) => profileWords(words, value),
  role: (words, value) => roleWords(words, value),
  preset: (words, value) => presetWords(words, value),
  uid: (words, value) => personWords(words, value),
  owner: (words, value) => words.t('facts.ownerIs', { name: personWords(words, value) }),
  invitedBy: (words, value) => words.t('facts.invitedByIs', { name: personWords(words, value) }),
  group: (words, value) => words.t('facts.groupIs', { name: groupWords(words, value) }),
  kind: ({ t }, value) =>
    value === 'guest' || value === 'learner' || value === 'account' ? t(`kinds.${value}`) : null,
  limit: ({ t }, value) =>
    typeof value === 'number' ? t('facts.limitIs', { limit: value }) : t('facts.noLimit'),
  days: ({ t }, value) => (typeof value === 'number' ? t('facts.daysAre', { days: value }) : null),
  isPersonal: ifTrue(({ t }) => t('facts.personal')),
  paused: ifTrue(({ t }) => t('facts.paused')),
  locked: ifTrue(({ t }) => t('facts.locked')),
  peopleHidden: ifTrue(({ t }) => t('facts.peopleHidden')),
  camerasForHosts: ifTrue(({ t }) => t('facts.camerasForHosts')),
  renamed: ifTrue(({ t }) => t('facts.renamed')),
  hasPicture: ifTrue(({ t }) => t('facts.hasPicture')),
  planned: ifTrue(({ t }) => t('facts.planned')),
  strictEntry: ifTrue(({ t }) => t('facts.strictEntry')),
  hostless: ({ t }, value) => {
    const [then, minutes] = typeof value === 'string' ? value.split('-') : [];
    return minutes === undefined ? null : t('facts.hostless', { then: then ?? '', minutes: Number(minutes) });
  },
  slowMode: ({ t }, value) =>
    typeof value === 'number' && value > 0 ? t('facts.slowMode', { seconds: value }) : null,
  capability: (words, value, facts) => {
    const capability = capabilityWords(words, value);
    if (typeof facts['allow'] !== 'boolean') return words.t('facts.asRoleSays', { capability });
    const may = words.t(facts['allow'] ? 'facts.may' : 'facts.mayNot', { capability });
    return `${may}, ${untilWords(words, facts)}`;
  },
  from: ({ t, when }, value) =>
    typeof value === 'number' ? t('facts.since', { time: when(value, 'day') }) : null,
  actions: ({ t }, value) => (has(actionChoices, value) ? t(`groups.${value}`) : null),
  // Said together with the capability that they are about.
  allow: silent,
  until: silent,
  once: silent,
  // Nobody knows these by their ids; the sentence says what there is to say.
  session: silent,
  joins: silent,
  rooms: silent,
  code: silent,
  why: silent,
  withAccount: silent,
  service: silent,
  // What the media server said of a participant: for readers of the exported table.
  identity: silent,
  canPublish: silent,
  canPublishSources: silent,
  canPublishData: silent,
  canSubscribe: silent,
  canUpdateOwnMetadata: silent,
  hidden: silent,
  recorder: silent,
  agent: silent,
  lasts: silent,
  source: silent,
  version: ({ t }, value) => t('facts.version', { version: Number(value) }),
  part: ({ t }, value, { parts }) => t('facts.part', { part: Number(value), parts: Number(parts) }),
  parts: silent,
  byDevice: ifTrue(({ t }) => t('facts.byDevice')),
};

/** One side of an action in words; null where there is nothing to say. */
export function factWords(facts: AuditFacts, words: AuditWords): string | null {
  const { t } = words;
  const said = Object.entries(facts).map(([name, value]) => {
    const saying = sayings[name];
    if (saying) return saying(words, value, facts);
    if (isCapability(name) && (value === 'everyone' || value === 'ask' || value === 'off')) {
      const position = t(`facts.positions.${value}`);
      return t('facts.switch', { capability: capabilityWords(words, name), position });
    }
    return settingsWords(words, name, value) ?? t('facts.other', { name, value: String(value) });
  });
  const sentence = said.filter((one) => one !== null && one !== '').join(', ');
  return sentence === '' ? null : sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}
