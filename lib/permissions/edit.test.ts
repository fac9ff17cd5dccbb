import { toGrantLines, grantOf } from './grant-lines';
import { nothingLocked } from '@/lib/access/layers';
import { currentProfile, findProfile } from '@/lib/access/profile-book';
import { initialSettings, toOrganization } from '@/lib/organization/organization';
import { isProfileId, type PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { resolveAccess } from '@/lib/access/resolve-access';
import { applyEdits, countChanges, listSuccessors, newProfileId } from './edit';
import { parseEdits, type Edit } from './edit-schema';
import { findFaults, listTouched } from './organization-change';
import { takeBack } from './take-back';
import { isWellFormed } from './well-formed';

const quiet = 'learner~k3x9a2';
const screen = { profile: 'learner', capability: 'screen:publish' } as const;
const allowScreen: Edit = { kind: 'answer', cell: screen, to: 'yes' };
const makeQuiet: Edit = { kind: 'copy', id: quiet, from: 'learner', name: 'Quiet' };
/** Edits that make a profile which differs from its origin. */
const makeLoud: readonly Edit[] = [
  { kind: 'copy', id: 'learner~loud22', from: 'learner', name: 'Loud' },
  { kind: 'answer', cell: { profile: 'learner~loud22', capability: 'screen:publish' }, to: 'yes' },
];
const withEdit = (
  settings: OrganizationSettings,
  id: PersonProfileId,
  to: NonNullable<OrganizationSettings['profiles'][PersonProfileId]>,
): OrganizationSettings => ({ ...settings, profiles: { ...settings.profiles, [id]: to } });

describe('the edits of an administrator', () => {
  it('are counted by the settings that differ at the end', () => {
    const steps: Edit[] = [makeQuiet, allowScreen, { kind: 'rules', to: { guests: 'off' } }];
    const after = applyEdits(initialSettings, steps);
    expect(countChanges(initialSettings, after)).toBe(3);
    expect(
      countChanges(initialSettings, applyEdits(after, [{ kind: 'answer', cell: screen, to: null }])),
    ).toBe(2);
  });

  it('apply on top of what another administrator saved meanwhile', () => {
    const theirs = {
      ...applyEdits(initialSettings, [{ kind: 'rule', cell: screen, to: 'default-off' }]),
      version: 1,
    };
    const after = applyEdits(theirs, [allowScreen]);
    expect(after).toMatchObject({ version: 1, policy: { learner: { 'screen:publish': 'default-off' } } });
    expect(countChanges(theirs, after)).toBe(1);
  });

  it('start from a preset without touching profiles', () => {
    const after = applyEdits(initialSettings, [allowScreen, { kind: 'preset', to: 'school' }]);
    expect(after.profiles).toEqual({ learner: { answers: { 'screen:publish': 'yes' } } });
    expect(after.rules.guests).toBe('off');
  });

  it.each([
    ['tutoring', 'member'],
    ['school', 'member'],
    ['company', 'host'],
  ] as const)('with the preset %s make a newcomer a %s', (to, newcomers) => {
    const after = applyEdits(initialSettings, [{ kind: 'preset', to }]);
    expect(after.rules.newcomers).toBe(newcomers);
    const { rules } = applyEdits(after, [{ kind: 'rules', to: { newcomers: 'host' } }]);
    expect(rules).toEqual({ ...after.rules, newcomers: 'host' });
  });

  it('survive as text, and unreadable text gives no edits', () => {
    const steps: readonly Edit[] = [
      allowScreen,
      makeQuiet,
      { kind: 'rule', cell: screen, to: null },
      { kind: 'rename', id: quiet, name: 'Silent' },
      { kind: 'copy', id: 'learner~copy22', from: quiet, name: 'Copy' },
      { kind: 'retire', id: quiet, to: 'learner', at: 7 },
      { kind: 'bring-back', id: quiet },
      { kind: 'rules', to: { guests: 'off', auditDays: null } },
      { kind: 'default', way: 'link', to: quiet },
      { kind: 'default', way: 'email', to: null },
      { kind: 'preset', to: 'school' },
    ];
    expect(parseEdits(JSON.stringify(steps))).toEqual(steps);
    expect(parseEdits(JSON.stringify([...steps, { kind: 'paint', to: 'red' }]))).toEqual([]);
    expect([parseEdits(undefined), parseEdits('{')]).toEqual([[], []]);
  });

  it.each(['learner', quiet, 'co-host'] as const)('give a copy of %s an id that names its origin', (from) => {
    const id = newProfileId(from);
    expect(isProfileId(id)).toBe(true);
    expect(id.split('~')[0]).toBe(from.split('~')[0]);
  });
});

describe('two administrators at once', () => {
  const [loud, old] = ['learner~loud22', 'learner~old222'] as const;
  const saved = applyEdits(initialSettings, [
    makeQuiet,
    ...makeLoud,
    { kind: 'copy', id: old, from: 'learner', name: 'Old' },
    { kind: 'retire', id: old, to: 'learner', at: 5 },
  ]);
  const steps: readonly (readonly [string, Edit])[] = [
    [
      'an answer of a profile',
      { kind: 'answer', cell: { profile: quiet, capability: 'chat:send' }, to: 'no' },
    ],
    [
      'another answer of it',
      { kind: 'answer', cell: { profile: quiet, capability: 'mic:publish' }, to: 'ask' },
    ],
    ['its name', { kind: 'rename', id: quiet, name: 'Keen learner' }],
    ['its end', { kind: 'retire', id: quiet, to: loud, at: 9 }],
    ['the return of another one', { kind: 'bring-back', id: old }],
    ['a copy', { kind: 'copy', id: 'listener~copy22', from: 'listener', name: 'Copy' }],
    ['a rule', { kind: 'rule', cell: screen, to: 'default-off' }],
    ['who makes rooms', { kind: 'rules', to: { roomMakers: 'hosts' } }],
    ['how long lines are kept', { kind: 'rules', to: { auditDays: 90 } }],
    ['what people become by a link', { kind: 'default', way: 'link', to: quiet }],
    ['what people become by their address', { kind: 'default', way: 'email', to: 'participant' }],
    ['what groups become', { kind: 'default', way: 'group', to: null }],
  ];
  const pairs = steps.flatMap(([one, mine], at) =>
    steps.slice(at + 1).map(([other, theirs]) => [one, other, mine, theirs] as const),
  );

  it.each(pairs)('change %s and %s: both edits hold in either order', (_, __, mine, theirs) => {
    const before = { ...saved, rules: { ...saved.rules, defaultProfiles: { group: 'listener' as const } } };
    const after = applyEdits(applyEdits(before, [mine]), [theirs]);
    expect(applyEdits(applyEdits(before, [theirs]), [mine])).toEqual(after);
    expect(isWellFormed(before, after)).toBe(true);
    for (const step of [mine, theirs]) {
      // Applying an edit again changes nothing.
      expect(applyEdits(after, [step])).toEqual(after);
      expect(applyEdits(before, [step])).not.toEqual(before);
    }
  });

  it('leave nobody on a profile that one retires while the other names it', () => {
    const theirs = applyEdits(saved, [{ kind: 'retire', id: quiet, to: 'learner', at: 9 }]);
    const after = applyEdits(theirs, [
      { kind: 'default', way: 'link', to: quiet },
      { kind: 'default', way: 'email', to: loud },
      { kind: 'retire', id: loud, to: quiet, at: 10 },
    ]);
    expect(after.rules.defaultProfiles).toEqual({ link: 'learner', email: 'learner' });
    expect(isWellFormed(theirs, after)).toBe(true);
  });

  it('create no profile by renaming one that does not exist', () => {
    const step: Edit = { kind: 'rename', id: 'learner~nobody', name: 'Nobody' };
    expect(applyEdits(saved, [step])).toEqual(saved);
  });
});

describe('a copy of a profile', () => {
  const direct = { profile: 'learner', capability: 'chat:direct' } as const;
  const copied: Edit = { kind: 'copy', id: quiet, from: 'learner', name: 'Quiet' };
  const accessOf = (edits: readonly Edit[]) => {
    const { policy, book } = toOrganization(applyEdits(initialSettings, edits));
    const of = (id: PersonProfileId) =>
      resolveAccess({
        policy,
        profile: findProfile(book, id),
        room: {},
        live: nothingLocked,
        exception: {},
        session: null,
        now: 0,
      });
    return { original: of('learner'), copy: of(quiet) };
  };

  it.each([
    ['of a learner in a school', [{ kind: 'preset', to: 'school' }, copied]],
    ['made before the school began', [copied, { kind: 'preset', to: 'school' }]],
    ['of what was set', [allowScreen, { kind: 'rule', cell: direct, to: 'forced-off' }, copied]],
  ] as const)('%s has exactly the permissions of its original', (_, edits) => {
    const { original, copy } = accessOf(edits);
    expect(copy).toEqual(original);
    expect(copy['chat:direct']).toMatchObject({ allowed: false, decidedBy: 'policy' });
  });

  it('has its own name, and copies the successor of a retired original', () => {
    const made = applyEdits(initialSettings, [
      makeQuiet,
      ...makeLoud,
      { kind: 'retire', id: quiet, to: 'learner~loud22', at: 7 },
      { kind: 'copy', id: 'learner~copy22', from: quiet, name: 'Copy' },
    ]);
    expect(made.profiles['learner~copy22']).toEqual({ name: 'Copy', answers: { 'screen:publish': 'yes' } });
  });
});

describe('a retired profile', () => {
  const loud = 'learner~loud22';
  const made: Edit[] = [
    makeQuiet,
    ...makeLoud,
    { kind: 'rule', cell: { profile: loud, capability: 'mic:publish' }, to: 'forced-on' },
    { kind: 'default', way: 'link', to: quiet },
  ];
  const before = applyEdits(initialSettings, made);
  const gone = applyEdits(before, [{ kind: 'retire', id: quiet, to: loud, at: 7 }]);

  it('hands its people and defaults over to its successor', () => {
    const { book, policy } = toOrganization(gone);
    expect(book[quiet]?.capabilities).toEqual(book[loud]?.capabilities);
    expect(policy[quiet]).toEqual(policy[loud]);
    expect(gone.rules.defaultProfiles).toEqual({ link: loud });
    expect(isWellFormed(before, gone)).toBe(true);
    expect(listTouched(before, gone)).toEqual([quiet]);
    expect(findFaults(gone)).toEqual([]);
    expect(countChanges(before, gone)).toBe(2);
  });

  it('follows a successor that is retired too, and survives a circle', () => {
    const both = applyEdits(gone, [{ kind: 'retire', id: loud, to: 'learner', at: 8 }]);
    expect(currentProfile(both.profiles, quiet)).toBe('learner');
    const circle = applyEdits(gone, [{ kind: 'retire', id: loud, to: quiet, at: 8 }]);
    expect(currentProfile(circle.profiles, quiet)).toBe('learner');
  });

  it('can be restored unchanged, and is then offered again', () => {
    const back = applyEdits(gone, [{ kind: 'bring-back', id: quiet }]);
    expect(back.profiles).toEqual(before.profiles);
    expect(listSuccessors(gone, loud)).toEqual(['learner']);
    expect(listSuccessors(back, loud)).toEqual(['learner', quiet]);
  });

  it.each([
    ['to one of another rank', { retiredAt: 7, movedTo: 'host' }],
    ['to one that is not there', { retiredAt: 7, movedTo: 'learner~nobody' }],
    ['without being retired', { movedTo: loud }],
  ] as const)('cannot be moved %s', (_, edit) => {
    const after = withEdit(before, quiet, { name: 'Quiet', answers: {}, ...edit });
    expect(isWellFormed(before, { ...after, rules: initialSettings.rules })).toBe(false);
  });

  it('cannot be a built-in one', () => {
    const after = applyEdits(before, [{ kind: 'retire', id: 'learner', to: loud, at: 7 }]);
    expect(isWellFormed(before, after)).toBe(false);
  });
});

describe('the next version of the settings', () => {
  const withQuiet = applyEdits(initialSettings, [makeQuiet]);

  it.each([
    ['nothing changes', initialSettings, initialSettings, true],
    ['a profile comes', initialSettings, withQuiet, true],
    ['a profile vanishes', withQuiet, initialSettings, false],
    ['a profile of their own has no name', initialSettings, withEdit(initialSettings, quiet, { answers: {} }), false],
    ['a built-in one has a name', initialSettings, withEdit(initialSettings, 'learner', { name: 'Pupil', answers: {} }), false],
    ['people become what is not there', initialSettings, applyEdits(initialSettings, [{ kind: 'default', way: 'link', to: quiet }]), false],
  ] as const)('%s', (_, before, after, outcome) => {
    expect(isWellFormed(before, after)).toBe(outcome);
  }); // prettier-ignore

  it('restores the version before, and retires profiles made since', () => {
    const before = { ...applyEdits(withQuiet, [allowScreen]), version: 2, changedAt: 7 };
    const after = takeBack(before, initialSettings);
    expect(after.profiles).toEqual({ [quiet]: { name: 'Quiet', answers: {}, retiredAt: 7 } });
    expect(isWellFormed(before, after)).toBe(true);
  });
});

describe('the shown grant of a profile', () => {
  it('marks new parts', () => {
    const after = applyEdits(initialSettings, [allowScreen]);
    const lines = toGrantLines(grantOf(after, 'learner'), grantOf(initialSettings, 'learner'));
    const isNew = lines.flatMap(({ parts }) => parts.filter((part) => part.isNew).map(({ text }) => text));
    expect(isNew).toEqual(['screen_share', 'screen_share_audio']);
  });

  it('says “none” when there are no sources', () => {
    const line = toGrantLines(grantOf(initialSettings, 'observer')).find(
      ({ field }) => field === 'canPublishSources',
    );
    expect(line?.parts).toEqual([{ text: 'none', isNew: false }]);
  });
});
