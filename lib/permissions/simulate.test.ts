import { nothingLocked } from '@/lib/access/layers';
import { nothingYet } from '@/lib/livekit/permission-grant';
import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { firstMoment, momentOfOther, type Moment } from './moment';
import { setAnswer, setRule } from './organization-change';
import { simulate } from './simulate';
import type { AccessInputs } from './access-inputs';
import { toTokenLines } from './token-lines';

const learnersScreen = { profile: 'learner', capability: 'screen:publish' } as const;
const off = { 'screen:publish': 'off' } as const;
const tried = (changes: Partial<Moment>, settings = initialSettings) =>
  simulate(settings, { ...firstMoment, ...changes });
const inWords = (changes: Partial<Moment>, settings = initialSettings) =>
  tried(changes, settings)
    .steps.filter(({ speaks }) => speaks)
    .map(({ layer, answer }) => `${layer}: ${answer}`);

const standing: NonNullable<NonNullable<AccessInputs['comer']>['standing']> = {
  profile: 'learner',
  exceptions: { 'screen:publish': { allow: true, until: 100, session: 's1' } },
  isBack: false,
  answered: null,
};
const ada: NonNullable<AccessInputs['comer']> = {
  uid: 'ada',
  name: 'Ada',
  kind: 'account',
  standing,
  atDoor: null,
  shut: null,
};
const there: AccessInputs = {
  roomName: 'Algebra',
  mediaRoom: 'chalktalk_r1',
  room: { preset: 'lesson', settings: { 'screen:publish': 'off' }, lobby: 'off' },
  isStrict: false,
  session: { id: 's1', live: { ...nothingLocked, locks: { 'mic:publish': 'off' } } },
  wasEnded: false,
  isHostInside: true,
  taken: 1,
  members: [{ uid: 'ada', name: 'Ada' }],
  links: [],
  actions: [],
  comer: ada,
  at: 50,
};
const outsider = { ...ada, standing: null };
const atDoor = (said: 'waiting' | 'declined') => ({ ...outsider, atDoor: said });

describe('a simulated entry', () => {
  it("gives the profile's answer when no other layer speaks", () => {
    expect(inWords({})).toEqual(['profile: ask']);
  });

  it('names each layer that changed the answer', () => {
    expect(inWords({ preset: 'study-group', locks: off, exception: 'allows' })).toEqual([
      'profile: ask',
      'room: yes',
      'live: no',
      'exception: yes',
    ]);
  });

  it('names no layer after a policy that forces', () => {
    const forced = setRule(initialSettings, learnersScreen, 'forced-off');
    expect(inWords({ preset: 'study-group', exception: 'allows' }, forced)).toEqual(['policy: no']);
  });

  it('names the live state for a pause, despite an exception', () => {
    expect(inWords({ isPaused: true, exception: 'allows' })).toEqual(['profile: ask', 'live: no']);
  });

  it('takes several switches at once', () => {
    const { access } = tried({ locks: { 'mic:publish': 'ask', 'camera:publish': 'off' } });
    expect(access['mic:publish'].reason).toBe('live-asks');
    expect(access['camera:publish'].reason).toBe('live-off');
    expect(access['screen:publish'].decidedBy).toBe('profile');
  });

  describe('in a real room', () => {
    it('begins from its settings, session and exceptions', () => {
      expect(inWords({ there })).toEqual(['profile: ask', 'room: no', 'exception: yes']);
      expect(tried({ there }).access['mic:publish'].decidedBy).toBe('live');
    });

    it('counts an exception only until it ends, and not for a role', () => {
      expect(inWords({ there: { ...there, at: 100 } })).toEqual(['profile: ask', 'room: no']);
      expect(inWords({ there: { ...there, comer: null } })).not.toContain('exception: yes');
    });

    it('puts tried switches on top, including the end of a pause', () => {
      expect(inWords({ there, exception: 'refuses' })).toEqual(['profile: ask', 'room: no']);
      expect(tried({ there, isPaused: true }).access['camera:publish'].reason).toBe('live-paused');
      const paused = { ...there, session: { id: 's1', live: { ...nothingLocked, paused: true } } };
      expect(tried({ there: paused }).access['camera:publish'].reason).toBe('live-paused');
      expect(tried({ there: paused, isPaused: false }).access['camera:publish'].allowed).toBe(true);
    });
  });

  describe('at the door', () => {
    const noGuests: OrganizationSettings = {
      ...initialSettings,
      rules: { ...initialSettings.rules, guests: 'off' },
    };
    const waitingRoom = { ...there, room: { ...there.room, lobby: 'everyone' as const } };

    // prettier-ignore
    it.each<[string, Partial<Moment>, string | null, OrganizationSettings?]>([
      ['a member comes in', { there }, null],
      ['a locked room keeps out who is not inside', { there, isLocked: true }, 'rooms/locked'],
      ['and lets back in who is', { there: { ...there, comer: { ...ada, standing: { ...standing, isBack: true } } }, isLocked: true }, null],
      ['and its hosts', { profile: 'co-host', isLocked: true }, null],
      ['a lobby for everyone', { there: waitingRoom }, 'rooms/waiting'],
      ['which a host has opened to them', { there: { ...waitingRoom, comer: { ...ada, standing: { ...standing, answered: 'admitted' } } } }, null],
      ['or not', { there: { ...waitingRoom, comer: { ...ada, standing: { ...standing, answered: 'declined' } } } }, 'rooms/declined'],
      ['who does not belong to the room', { there: { ...there, comer: outsider } }, 'rooms/not-a-member'],
      ['nor who waits at its door', { there: { ...there, comer: atDoor('waiting') } }, 'rooms/waiting'],
      ['nor who was sent away from it', { there: { ...there, comer: atDoor('declined') } }, 'rooms/declined'],
      ['whom no link brings in', { there: { ...there, comer: atDoor('declined') }, way: 'invite' }, 'rooms/declined'],
      ['nor a code', { there: { ...there, comer: atDoor('declined') }, way: 'code' }, 'rooms/declined'],
      ['who waits comes in by a link', { there: { ...there, comer: atDoor('waiting') }, way: 'invite' }, null],
      ['and not by a code', { there: { ...there, comer: atDoor('waiting') }, way: 'code' }, 'rooms/waiting'],
      ['a room that was put away has no door', { there: { ...there, room: { ...there.room, archivedAt: 1 }, comer: atDoor('waiting') } }, 'rooms/not-a-member'],
      ['by an invite they come in', { there: { ...there, comer: outsider }, way: 'invite' }, null],
      ['by a code they wait', { there: { ...there, comer: outsider }, way: 'code' }, 'rooms/waiting'],
      ['a member comes by their own right, also with a code', { there, way: 'code' }, null],
      ['whoever was removed', { there: { ...there, comer: { ...outsider, shut: 'rooms/removed' } } }, 'rooms/removed'],
      ['comes back by no link', { there: { ...there, comer: { ...outsider, shut: 'rooms/removed' } }, way: 'invite' }, 'rooms/removed'],
      ['nor by a code', { there: { ...there, comer: { ...outsider, shut: 'rooms/removed' } }, way: 'code' }, 'rooms/removed'],
      ['whoever is banned, by nothing', { there: { ...there, comer: { ...outsider, shut: 'rooms/banned' } }, way: 'invite' }, 'rooms/banned'],
      ['whose account is switched off, a member', { there: { ...there, comer: { ...ada, shut: 'auth/disabled' } } }, 'auth/disabled'],
      ['who is inside', { there: { ...there, comer: { ...ada, shut: 'auth/disabled', standing: { ...standing, isBack: true } } } }, 'auth/disabled'],
      ['by an invite', { there: { ...there, comer: { ...outsider, shut: 'auth/disabled' } }, way: 'invite' }, 'auth/disabled'],
      ['and by a code', { there: { ...there, comer: { ...outsider, shut: 'auth/disabled' } }, way: 'code' }, 'auth/disabled'],
      ['guests wait where the preset says so', { way: 'invite', kind: 'guest' }, 'rooms/waiting'],
      ['guests run no room', { way: 'invite', kind: 'guest', profile: 'co-host' }, 'auth/accounts-only'],
      ['and come nowhere where they are not taken', { way: 'code', kind: 'guest' }, 'auth/accounts-only', noGuests],
      ['a room that was put away takes no invites', { there: { ...there, room: { ...there.room, archivedAt: 1 }, comer: null }, way: 'invite' }, 'invites/not-valid'],
      ['a session that a host has ended', { there: { ...there, session: null, wasEnded: true } }, 'rooms/ended'],
    ])('%s', (_, changes, refusal, settings = initialSettings) => {
      expect(tried(changes, settings).refusal).toBe(refusal);
    });

    it("keeps a returning person's restrictions, whichever way they come", () => {
      const taken = { 'camera:publish': { allow: false, until: 100 } };
      const restrictions = { profile: 'learner', exceptions: taken } as const;
      const backAs = (way: Moment['way'], lent?: { profile: 'listener'; session: string }) => {
        const comer = { ...outsider, restrictions: { ...restrictions, ...(lent && { lent }) } };
        const { profile, access } = tried({ way, profile: 'presenter', there: { ...there, comer } });
        return [profile, access['camera:publish'].decidedBy];
      };
      expect(backAs('invite')).toEqual(['learner', 'exception']);
      expect(backAs('code')).toEqual(['learner', 'exception']);
      expect(backAs('invite', { profile: 'listener', session: 's1' })[0]).toBe('listener');
      expect(backAs('invite', { profile: 'listener', session: 's0' })[0]).toBe('learner');
    });

    it('gives members their own role, and others that of the invite or the usual one', () => {
      const invited = { profile: 'presenter', way: 'invite' } as const;
      expect(tried({ ...invited, there: { ...there, comer: outsider } }).profile).toBe('presenter');
      expect(tried({ ...invited, there }).profile).toBe('learner');
      expect(tried({ profile: 'presenter', way: 'code', preset: 'review' }).profile).toBe('participant');
    });
  });

  describe('makes the token that would be minted', () => {
    it('with the sources that are allowed', () => {
      const { claims } = tried({}, setAnswer(initialSettings, learnersScreen, 'yes'));
      expect(claims.grant.canPublishSources).toEqual([
        'microphone',
        'camera',
        'screen_share',
        'screen_share_audio',
      ]);
    });

    it('for the room and the person, without permissions under strict entry', () => {
      const { claims } = tried({ there: { ...there, isStrict: true } });
      expect(claims).toMatchObject({ roomName: 'chalktalk_r1', identity: 'ada_<join>', lifetime: 120 });
      expect(claims.grant).toEqual(nothingYet);
      expect(claims.lookedUp.canPublish).toBe(true);
    });

    it('in lines that mark the differences from another token', () => {
      const [mine, theirs] = [tried({}).claims, tried({ profile: 'participant' }).claims];
      const marked = toTokenLines(theirs, mine).flatMap(({ field, parts }) =>
        parts.filter(({ isNew }) => isNew).map(({ text }) => `${field}: ${text}`),
      );
      expect(marked).toEqual([
        'profile: participant',
        'canPublishSources: screen_share',
        'canPublishSources: screen_share_audio',
      ]);
    });
  });

  describe('compared with somebody else', () => {
    const moment: Moment = { ...firstMoment, there, exception: 'refuses', isPaused: true };

    it("keeps the room and the moment, and drops the first person's exception", () => {
      const role = momentOfOther(moment, { kind: 'role', profile: 'listener' }, null);
      expect(role).toMatchObject({ profile: 'listener', exception: null, isPaused: true });
      expect(role?.there?.comer).toBeNull();
    });

    it("takes the other person's state in the room, once it is known", () => {
      const other = { kind: 'person', uid: 'ben' } as const;
      expect(momentOfOther(moment, other, null)).toBeNull();
      const ben = { ...there, comer: { ...ada, uid: 'ben', name: 'Ben' } };
      expect(momentOfOther(moment, other, ben)).toMatchObject({
        there: ben,
        exception: null,
        isPaused: true,
      });
    });
  });
});
