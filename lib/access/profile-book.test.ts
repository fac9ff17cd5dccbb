import fc from 'fast-check';
import { capabilities, type Capability } from '@/lib/access/capabilities';
import { nothingLocked, type Policy, type PolicyState } from '@/lib/access/layers';
import {
  builtInBook,
  currentProfile,
  findProfile,
  policyOfCurrent,
  type ProfileEdits,
  toProfileBook,
} from '@/lib/access/profile-book';
import {
  baseOf,
  builtInProfiles,
  isPersonProfileId,
  isProfileId,
  traitsOf,
  profileIds,
  type Profile,
} from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant } from '@/lib/access/to-grant';

const own = 'learner~k3x9a2';
const answerIn = (profile: Profile, capability: Capability, policy: Policy = {}) =>
  resolveAccess({ policy, profile, room: {}, live: nothingLocked, exception: {}, session: null, now: 0 })[
    capability
  ];

describe('the profiles of an organisation', () => {
  it('are the built-in ones while nothing was changed', () => {
    expect(toProfileBook({}, {})).toEqual(builtInBook);
  });

  it('say what was set in them, and else what the built-in one says', () => {
    const { learner } = toProfileBook({ learner: { answers: { 'screen:publish': 'yes' } } }, {});
    expect(learner.capabilities['screen:publish']).toBe('yes');
    expect({ ...learner.capabilities, 'screen:publish': 'ask' }).toEqual(
      builtInProfiles.learner.capabilities,
    );
  });

  it.each<[PolicyState, boolean, string]>([
    ['default-on', true, 'policy-default-on'],
    ['default-off', false, 'policy-default-off'],
  ])('follow the policy’s %s where they say nothing themselves', (state, allowed, reason) => {
    const policy: Policy = { learner: { 'screen:publish': state } };
    const { learner } = toProfileBook({}, policy);
    expect(answerIn(learner, 'screen:publish', policy)).toMatchObject({ allowed, reason });
    const set = toProfileBook({ learner: { answers: { 'screen:publish': 'ask' } } }, policy).learner;
    expect(answerIn(set, 'screen:publish', policy)).toMatchObject({ askable: true, reason: 'profile-asks' });
  });

  it('include those that it has made, with the nature of what they were made from', () => {
    const book = toProfileBook({ [own]: { name: 'Quiet learner', answers: { 'mic:publish': 'no' } } }, {});
    const quiet = findProfile(book, own);
    expect(quiet).toMatchObject({ id: own, kind: 'person', governed: 'both' });
    expect(quiet.capabilities['mic:publish']).toBe('no');
    expect(quiet.capabilities['camera:publish']).toBe('yes');
  });

  it('leave the profiles of services as they are', () => {
    const edits = { recorder: { answers: { 'mic:publish': 'yes' } } } as const;
    const { recorder } = toProfileBook(edits, { recorder: { 'mic:publish': 'default-on' } });
    expect(recorder).toEqual(builtInProfiles.recorder);
  });

  it('allow nothing by a word that nobody knows', () => {
    const unknown = findProfile(builtInBook, own);
    expect(new Set(Object.values(unknown.capabilities))).toEqual(new Set(['no']));
    expect(answerIn(unknown, 'room:read').allowed).toBe(false);
  });

  it('never make a person a recorder or an agent, whatever was stored', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...profileIds.filter((id) => traitsOf(id).kind === 'person')),
        fc.dictionary(fc.constantFrom(...capabilities), fc.constantFrom('yes' as const, 'ask', 'no')),
        (base, answers) => {
          const id = `${base}~abcdef` as const;
          const profile = findProfile(toProfileBook({ [id]: { answers } }, {}), id);
          const access = resolveAccess({
            policy: {},
            profile,
            room: {},
            live: nothingLocked,
            exception: {},
            session: null,
            now: 0,
          });
          const grant = toGrant(access, profile);
          expect([grant.recorder, grant.agent]).toEqual([false, false]);
          expect(grant.hidden).toBe(traitsOf(base).hidden);
        },
      ),
    );
  });
});

describe('a profile that is retired', () => {
  const [quiet, loud, gone] = ['learner~quiet2', 'learner~loud22', 'learner~gone22'] as const;
  const edits: ProfileEdits = {
    [quiet]: { name: 'Quiet', answers: { 'mic:publish': 'no' }, retiredAt: 7, movedTo: loud },
    [loud]: { name: 'Loud', answers: { 'screen:publish': 'yes' } },
    [gone]: { name: 'Gone', answers: { 'mic:publish': 'no' }, retiredAt: 7 },
  };

  it.each([
    ['is the one that its people were moved to', quiet, loud],
    ['is its origin where no other one was named', gone, 'learner'],
    ['is itself while it is in use', loud, loud],
    ['is itself where nothing was ever changed', 'host', 'host'],
  ] as const)('%s', (_, id, current) => {
    expect(currentProfile(edits, id)).toBe(current);
  });

  it('is where the last of several moves led', () => {
    const again = { ...edits, [loud]: { ...edits[loud], answers: {}, retiredAt: 8, movedTo: gone } };
    expect(currentProfile(again, quiet)).toBe('learner');
  });

  it('is its origin where the moves go round in a circle', () => {
    const circle = { ...edits, [loud]: { answers: {}, retiredAt: 8, movedTo: quiet } };
    expect([currentProfile(circle, quiet), currentProfile(circle, loud)]).toEqual(['learner', 'learner']);
  });

  it('has the answers and the policy of its successor, under its own name', () => {
    const policy: Policy = {
      [quiet]: { 'chat:send': 'forced-off' },
      [loud]: { 'mic:publish': 'default-off' },
    };
    const book = toProfileBook(edits, policy);
    expect(findProfile(book, quiet)).toEqual({ ...findProfile(book, loud), id: quiet });
    expect(findProfile(book, quiet).capabilities).toMatchObject({
      'screen:publish': 'yes',
      'mic:publish': 'inherit',
    });
    expect(policyOfCurrent(policy, edits)).toEqual({ [quiet]: policy[loud], [loud]: policy[loud] });
  });

  it('drops the rules of a profile whose successor has none, and keeps the others', () => {
    const policy: Policy = { [gone]: { 'chat:send': 'forced-on' }, host: { 'file:upload': 'forced-off' } };
    expect(policyOfCurrent(policy, edits)).toStrictEqual({ host: policy.host });
  });
});

describe('the name of a profile', () => {
  it.each([
    ['learner', true, true],
    [own, true, true],
    ['co-host~abcdefghij23', true, true],
    ['recorder', true, false],
    ['recorder~abcdef', true, false],
    ['learner~', false, false],
    ['learner~A1b2c3', false, false],
    ['learner~abcde', false, false],
    ['learner~abcdefghij234', false, false],
    ['1learner~abcdef', false, false],
    ['learner~abcdef~abcdef', false, false],
    ['pupil~abcdef', false, false],
    ['__proto__', false, false],
    [7, false, false],
  ])('%s', (word, isOne, isOfPeople) => {
    expect([isProfileId(word), isPersonProfileId(word)]).toEqual([isOne, isOfPeople]);
  });

  it('says what it was made from', () => {
    expect([baseOf(own), baseOf('co-host')]).toEqual(['learner', 'co-host']);
  });
});
