import { toGrantLines, grantOf } from './grant-lines';
import { initialSettings } from '@/lib/organization/organization';
import { isProfileId } from '@/lib/access/profiles';
import { applyEdits, countChanges, newProfileId, type Edit } from './edit';
import { takeBack } from './take-back';
import { isWellFormed } from './well-formed';

const quiet = 'learner~k3x9a2';
const screen = { profile: 'learner', capability: 'screen:publish' } as const;
const allowScreen: Edit = { kind: 'answer', cell: screen, to: 'yes' };
const makeQuiet: Edit = { kind: 'profile', id: quiet, to: { name: 'Quiet', answers: {} } };

describe('the steps of an administrator', () => {
  it('come to settings, and are counted by what is different at the end', () => {
    const steps: Edit[] = [allowScreen, makeQuiet, { kind: 'rules', to: { guests: 'off' } }];
    const after = applyEdits(initialSettings, steps);
    expect(countChanges(initialSettings, after)).toBe(3);
    expect(countChanges(initialSettings, applyEdits(after, [{ kind: 'answer', cell: screen, to: null }]))).toBe(2); // prettier-ignore
  });

  it('are taken on top of what somebody else has saved meanwhile', () => {
    const theirs = { ...applyEdits(initialSettings, [{ kind: 'rule', cell: screen, to: 'default-off' }]), version: 1 }; // prettier-ignore
    const after = applyEdits(theirs, [allowScreen]);
    expect(after).toMatchObject({ version: 1, policy: { learner: { 'screen:publish': 'default-off' } } });
    expect(countChanges(theirs, after)).toBe(1);
  });

  it('begin with a preset without touching profiles', () => {
    const after = applyEdits(initialSettings, [allowScreen, { kind: 'preset', to: 'school' }]);
    expect(after.profiles).toEqual({ learner: { answers: { 'screen:publish': 'yes' } } });
    expect(after.rules.guests).toBe('off');
  });

  it.each(['learner', quiet, 'co-host'] as const)(
    'name what is made from %s so that its origin stands in it',
    (from) => {
      const id = newProfileId(from);
      expect(isProfileId(id)).toBe(true);
      expect(id.split('~')[0]).toBe(from.split('~')[0]);
    },
  );
});

describe('settings that follow on others', () => {
  const withQuiet = applyEdits(initialSettings, [makeQuiet]);

  it.each([
    ['nothing changes', initialSettings, initialSettings, true],
    ['a profile comes', initialSettings, withQuiet, true],
    ['a profile vanishes', withQuiet, initialSettings, false],
    ['a profile of their own has no name', initialSettings, applyEdits(initialSettings, [{ kind: 'profile', id: quiet, to: { answers: {} } }]), false],
    ['a built-in one has a name', initialSettings, applyEdits(initialSettings, [{ kind: 'profile', id: 'learner', to: { name: 'Pupil', answers: {} } }]), false],
    ['people become what is not there', initialSettings, applyEdits(initialSettings, [{ kind: 'rules', to: { defaultProfiles: { link: quiet } } }]), false],
  ] as const)('%s', (_, before, after, outcome) => {
    expect(isWellFormed(before, after)).toBe(outcome);
  }); // prettier-ignore

  it('are those of the version before, and what was made since is retired', () => {
    const before = { ...applyEdits(withQuiet, [allowScreen]), version: 2, changedAt: 7 };
    const after = takeBack(before, initialSettings);
    expect(after.profiles).toEqual({ [quiet]: { name: 'Quiet', answers: {}, retiredAt: 7 } });
    expect(isWellFormed(before, after)).toBe(true);
  });
});

describe('the grant of a profile, as it is shown', () => {
  it('marks what is new in it', () => {
    const after = applyEdits(initialSettings, [allowScreen]);
    const lines = toGrantLines(grantOf(after, 'learner'), grantOf(initialSettings, 'learner'));
    const isNew = lines.flatMap(({ parts }) => parts.filter((part) => part.isNew).map(({ text }) => text));
    expect(isNew).toEqual(['screen_share', 'screen_share_audio']);
  });

  it('says “none” of sources that are not there', () => {
    const line = toGrantLines(grantOf(initialSettings, 'observer')).find(
      ({ field }) => field === 'canPublishSources',
    );
    expect(line?.parts).toEqual([{ text: 'none', isNew: false }]);
  });
});
