import { forever, type LiveState, nothingLocked } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';
import { unchangedOrganization } from '@/lib/organization/organization';
import type { Lending } from '@/lib/rooms/session/lending';
import type { AccessEntry, MatrixHead, Room } from '@/lib/rooms/schema';
import { prepareSession } from '@/lib/rooms/session/session';
import { decideException } from './decide-exception';

const now = 1_000_000;
const room: Room = {
  name: 'Algebra',
  preset: 'lesson',
  settings: presets.lesson.settings,
  ownerUid: 'ada',
  createdAt: 1,
};
const headWith = (live: Partial<LiveState> = {}): MatrixHead => ({
  session: 's1',
  epoch: 2,
  latest: { ...prepareSession(now - 9), id: 's1', status: 'live', live: { ...nothingLocked, ...live } },
});
const entryOf = (profile: PersonProfileId): AccessEntry => ({ profile, exceptions: {}, epoch: 4 });

const forSession = (allow: boolean): Lending => ({ allow, lasts: 'session' });
const coHost = { uid: 'emmy', profile: 'co-host' } as const;

const decide = ({
  entry = entryOf('learner'),
  head = headWith(),
  uid = 'ben',
  capability = 'screen:publish',
  lending = forSession(true),
  actor = coHost,
  isAmongEquals = false,
}: {
  entry?: AccessEntry | null;
  head?: MatrixHead | null;
  uid?: string;
  capability?: 'screen:publish' | 'mic:publish' | 'room:end';
  lending?: Lending | null;
  actor?: { uid: string; profile: PersonProfileId; ownProfile?: PersonProfileId };
  isAmongEquals?: boolean;
}) =>
  decideException(
    { organization: unchangedOrganization, room, entry, head },
    { uid, capability, lending, actor, isAmongEquals },
    now,
  );

/** The error that it throws, else its result. */
const refusalOf = (changes: Parameters<typeof decide>[0]): unknown => {
  try {
    return decide(changes);
  } catch (refusal) {
    return refusal;
  }
};

describe('an exception for one person', () => {
  it('goes into their entry under the next epoch', () => {
    expect(decide({})).toEqual({
      before: null,
      after: { allow: true, until: forever, session: 's1' },
      entry: {
        profile: 'learner',
        exceptions: { 'screen:publish': { allow: true, until: forever, session: 's1' } },
        epoch: 5,
      },
    });
  });

  it('changes nothing when it exists already, and null clears it', () => {
    const lent = decide({})!.entry;
    expect(decide({ entry: lent })).toBeNull();
    expect(decide({ entry: lent, lending: null })?.entry).toEqual({
      profile: 'learner',
      exceptions: {},
      epoch: 6,
    });
    expect(decide({ lending: null })).toBeNull();
  });

  it('can be made during a pause, for afterwards', () => {
    expect(decide({ head: headWith({ paused: true }) })?.after?.allow).toBe(true);
  });

  it.each([
    ['about the owner', { uid: 'ada', entry: entryOf('host') }],
    ['about oneself', { uid: 'emmy', entry: entryOf('co-host') }],
    ['about somebody of higher rank', { entry: entryOf('host') }],
  ])('is refused %s', (_, changes) => {
    const refused = { code: 'access/denied', details: { capability: 'member:moderate' } };
    expect(refusalOf(changes)).toMatchObject(refused);
  });

  it('is made among equals only for what can be asked for, whatever their rank', () => {
    const ada = { uid: 'zoe', profile: 'learner' } as const;
    const among = (changes: object) => refusalOf({ actor: ada, isAmongEquals: true, ...changes });
    expect(among({})).toMatchObject({ after: { allow: true } });
    const refused = { code: 'access/denied' };
    expect(among({ capability: 'mic:publish', lending: forSession(false) })).toMatchObject(refused);
    expect(among({ head: headWith({ locks: { 'screen:publish': 'off' } }) })).toMatchObject(refused);
    expect(among({ uid: 'zoe' })).toMatchObject(refused);
  });

  it('can be made by an equal', () => {
    expect(decide({ entry: entryOf('co-host'), lending: forSession(false) })?.after?.allow).toBe(false);
  });

  it.each([
    ['an office', { capability: 'room:end' as const }],
    ['a voice to whoever is not seen', { entry: entryOf('observer'), capability: 'mic:publish' as const }],
  ])('cannot give %s', (_, changes) => {
    expect(refusalOf(changes)).toMatchObject({ code: 'access/denied', details: { decidedBy: 'profile' } });
  });

  it('needs a session to end with, and none to last', () => {
    expect(refusalOf({ head: null })).toMatchObject({ code: 'rooms/no-session' });
    const always = { allow: true, lasts: 'always' } as const;
    expect(decide({ head: null, lending: always })?.after).toEqual({ allow: true, until: forever });
  });

  it('lasts no longer than the session role of the host who makes it', () => {
    const actor = { ...coHost, ownProfile: 'learner' } as const;
    const lasting = (lasts: 'session' | 'always') => decide({ actor, lending: { allow: false, lasts } });
    expect(lasting('session')?.after?.session).toBe('s1');
    expect(() => lasting('always')).toThrow(expect.objectContaining({ code: 'access/denied' }) as Error);
    const host = { ...coHost, ownProfile: 'host' } as const;
    expect(decide({ actor: host, lending: { allow: true, lasts: 'always' } })).not.toBeNull();
  });

  it.each([
    ['rooms/removed', { epoch: 3 }],
    ['rooms/not-a-member', null],
  ] as const)('answers %s about a person who is not here', (code, entry) => {
    expect(refusalOf({ entry })).toMatchObject({ code });
  });
});
