import { forever, nothingLocked, type Exception } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { AuditFacts } from '@/lib/audit/schema';
import { unchangedOrganization } from '@/lib/organization/organization';
import type { AccessEntry, MatrixHead, Room } from '@/lib/rooms/schema';
import { prepareSession } from '@/lib/rooms/session/session';
import { decideTakingBack } from './decide-taking-back';

const now = 1_000_000;
const room: Room = {
  name: 'Algebra',
  preset: 'lesson',
  settings: presets.lesson.settings,
  ownerUid: 'ada',
  createdAt: 1,
};
const head: MatrixHead = {
  session: 's1',
  epoch: 2,
  latest: { ...prepareSession(now - 9), id: 's1', status: 'live', live: nothingLocked },
};
const capability = 'screen:publish';
const factsOf = (exception: Exception | null): AuditFacts => ({
  capability,
  ...(exception ? { session: null, ...exception } : { allow: null, until: null, session: null }),
});

const forSession = { allow: true, until: forever, session: 's1' } as const;
const untilTime = { allow: false, until: now + 5 } as const;

type Changes = {
  stood?: Exception | null;
  made?: Exception | null;
  /** As it is by now. */
  is?: Exception | null;
  by?: { uid: string; profile: PersonProfileId };
  profile?: PersonProfileId;
};

const takeBack = ({ stood = untilTime, made = forSession, is = made, by, profile = 'learner' }: Changes) => {
  const entry: AccessEntry = { profile, exceptions: is ? { [capability]: is } : {}, epoch: 4 };
  const actor = by ?? { uid: 'emmy', profile: 'co-host' };
  const action = { actorUid: 'emmy', before: factsOf(stood), after: factsOf(made) };
  const documents = { organization: unchangedOrganization, room, entry, head };
  try {
    return decideTakingBack(documents, { uid: 'ben', actor, action }, now);
  } catch (refusal) {
    return refusal;
  }
};

describe('taking back what one person was allowed or forbidden', () => {
  it.each([
    ['for some minutes, by which it is over', untilTime],
    ['from now on', { allow: true, until: forever }],
    ['in this session', { allow: false, until: forever, session: 's1' }],
    ['once', { ...forSession, once: now - 7 }],
  ])('brings back exactly what stood %s', (_, stood) => {
    expect(takeBack({ stood })).toEqual({
      capability,
      before: forSession,
      after: stood,
      entry: { profile: 'learner', exceptions: { [capability]: stood }, epoch: 5 },
    });
  });

  it('leaves it to role and room where nothing stood, or what stood is over by now', () => {
    const nothing = { after: null, entry: { profile: 'learner', exceptions: {}, epoch: 5 } };
    expect(takeBack({ stood: null })).toMatchObject(nothing);
    expect(takeBack({ stood: { allow: true, until: now } })).toMatchObject(nothing);
    expect(takeBack({ stood: { allow: true, until: forever, session: 's0' } })).toMatchObject(nothing);
  });

  it('brings back also what was left to role and room', () => {
    expect(takeBack({ made: null })).toMatchObject({ before: null, after: untilTime });
  });

  it('changes nothing where it stands so already', () => {
    expect(takeBack({ is: untilTime })).toBeNull();
  });

  it('is refused where it was changed again since', () => {
    const overtaken = { code: 'access/overtaken' };
    expect(takeBack({ is: { ...forSession, allow: false } })).toMatchObject(overtaken);
    expect(takeBack({ is: null })).toMatchObject(overtaken);
  });

  it.each([
    ['who has not made the change', { by: { uid: 'zoe', profile: 'host' as const } }],
    [
      'who ranks below by now',
      { by: { uid: 'emmy', profile: 'participant' as const }, profile: 'presenter' as const },
    ],
  ])('is not for %s', (_, changes) => {
    const refused = { code: 'access/denied', details: { capability: 'member:moderate' } };
    expect(takeBack(changes)).toMatchObject(refused);
  });
});
