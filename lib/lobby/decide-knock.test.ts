import { nothingLocked } from '@/lib/access/layers';
import { builtInProfiles } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import type { LobbyPass } from '@/lib/rooms/schema';
import { decideKnock } from './decide-knock';

type Facts = Parameters<typeof decideKnock>[0];
type ProfileId = 'host' | 'learner';

const accessOf = (id: ProfileId) => () =>
  resolveAccess({
    policy: {},
    profile: builtInProfiles[id],
    room: {},
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });
const room = { name: 'Algebra', preset: 'class', settings: {}, ownerUid: 'ada', createdAt: 1 } as const;
const pass = (changes: Partial<LobbyPass>): LobbyPass => ({
  roomId: 'r1',
  uid: 'ben',
  name: 'Ben',
  kind: 'guest',
  state: 'waiting',
  sessionId: null,
  words: '',
  at: 1,
  ...changes,
});
const knock = (changes: Partial<Facts> = {}, profile: ProfileId = 'learner') =>
  decideKnock({
    room,
    member: { uid: 'ben', name: 'Ben', kind: 'account', profile, addedAt: 1, addedBy: 'ada' },
    entry: { profile, exceptions: {}, epoch: 1 },
    isBanned: false,
    pass: null,
    sessionId: 's1',
    accessOf: accessOf(profile),
    comerWaits: () => true,
    wasInside: false,
    isHostInside: true,
    wasEnded: false,
    isLeft: false,
    ...changes,
  });
const stranger = { member: null, entry: null } as const;

describe('a knock', () => {
  it('puts a member into the lobby where everyone waits', () => {
    expect(knock()).toMatchObject({ outcome: 'waiting', name: 'Ben', kind: 'account', byCode: false });
  });

  it('finds the door open for hosts, people inside, and admitted people', () => {
    const admitted = pass({ state: 'admitted', sessionId: 's1' });
    expect(knock({}, 'host')).toEqual({ outcome: 'open' });
    expect(knock({ wasInside: true })).toEqual({ outcome: 'open' });
    expect(knock({ pass: admitted })).toEqual({ outcome: 'open' });
    expect(knock({ room: { ...room, lobby: 'before-host' } })).toEqual({ outcome: 'open' });
    expect(knock({ pass: admitted, sessionId: 's2' }).outcome).toBe('waiting');
  });

  it('lets a learner wait for the next session after the end for everyone', () => {
    const after = { wasEnded: true, isHostInside: false, sessionId: null };
    const off = { ...room, lobby: 'off' } as const;
    expect(knock({ ...after, room: off })).toMatchObject({ outcome: 'waiting', opensByItself: true });
    expect(knock(after)).toMatchObject({ outcome: 'waiting', opensByItself: false });
    expect(knock({ ...after, room: off }, 'host')).toEqual({ outcome: 'open' });
  });

  it('holds a member whom a host has put back in this session, in any lobby', () => {
    const off = { ...room, lobby: 'off' } as const;
    const putBack = pass({ kind: 'account', sessionId: 's1' });
    expect(knock({ room: off, pass: putBack, wasInside: true }).outcome).toBe('waiting');
    expect(knock({ room: off, pass: putBack, sessionId: 's2' })).toEqual({ outcome: 'open' });
    expect(knock({ room: off, pass: putBack }, 'host')).toEqual({ outcome: 'open' });
  });

  it('holds such a member even if they left and come by a link that lets others in', () => {
    const beforeHost = { ...room, lobby: 'before-host' } as const;
    const invited = { profile: 'learner', by: 'ada' } as const;
    const comes = (sessionId: string | null) =>
      knock({
        room: beforeHost,
        ...stranger,
        entry: { epoch: 2, left: true },
        comerWaits: () => false,
        pass: pass({ kind: 'account', invited, sessionId }),
      });
    expect(comes('s1')).toMatchObject({ outcome: 'waiting', opensByItself: false });
    expect(comes(null)).toEqual({ outcome: 'enters' });
    expect(comes('s0')).toEqual({ outcome: 'enters' });
  });

  it('sends newcomers to the lobby when the hosts have left, and says when it opens', () => {
    const left = { isLeft: true, isHostInside: false } as const;
    const off = { ...room, lobby: 'off' } as const;
    expect(knock({ ...left, room: off })).toMatchObject({ outcome: 'waiting', opensByItself: true });
    expect(knock(left)).toMatchObject({ outcome: 'waiting', opensByItself: false });
    expect(knock({ ...left, room: off, wasInside: true })).toEqual({ outcome: 'open' });
    expect(knock({ room: { ...room, lobby: 'before-host' }, isHostInside: false })).toMatchObject({
      opensByItself: true,
    });
  });

  it('sends a person with a short code to the lobby in any case', () => {
    const waiting = knock({ ...stranger, room: { ...room, lobby: 'off' }, pass: pass({}) });
    expect(waiting).toMatchObject({ outcome: 'waiting', byCode: true, kind: 'guest' });
    expect(waiting).not.toHaveProperty('invitedAs');
  });

  it('holds a person with a link while the lobby does, and then makes them a member', () => {
    const invited = pass({ invited: { profile: 'participant', by: 'ada' } });
    const outside = { ...stranger, pass: invited };
    const waiting = { outcome: 'waiting', byCode: false, kind: 'guest', invitedAs: 'participant' };
    expect(knock(outside)).toMatchObject(waiting);
    const comerWaits = (profile: string) => profile !== 'participant';
    expect(knock({ ...outside, comerWaits })).toEqual({ outcome: 'enters' });
    const sentAway = { ...invited, state: 'declined', sessionId: 's1' } as const;
    expect(() => knock({ ...outside, pass: sentAway, comerWaits })).toThrow('rooms/declined');
  });

  it('keeps newcomers outside while somebody by their link is sent away', () => {
    const watched = { profile: 'participant', by: 'ada', inviteId: 'i1', watchedIn: 's1' } as const;
    const outside = {
      ...stranger,
      room: { ...room, lobby: 'off' as const },
      pass: pass({ invited: watched }),
    };
    const comerWaits = () => false;
    const waiting = knock({ ...outside, sessionId: 's1', comerWaits });
    expect(waiting).toMatchObject({ outcome: 'waiting', isWatched: true, opensByItself: false });
    expect(knock({ ...outside, sessionId: 's2', comerWaits })).toEqual({ outcome: 'enters' });
  });

  it('lets a person who was sent away in an earlier session wait again', () => {
    const byCode = { ...stranger, pass: pass({ state: 'declined', sessionId: 's0', words: 'Next week' }) };
    for (const sessionId of ['s1', null]) {
      expect(knock({ ...byCode, sessionId })).toMatchObject({ outcome: 'waiting', byCode: true });
    }
    const invited = { profile: 'participant', by: 'ada' } as const;
    const byLink = { ...stranger, pass: { ...byCode.pass, invited } };
    expect(knock(byLink)).toMatchObject({ outcome: 'waiting', invitedAs: 'participant' });
    expect(knock({ ...byLink, comerWaits: () => false })).toEqual({ outcome: 'enters' });
  });

  it.each([
    ['the room has gone', { room: null }, 'rooms/not-found'],
    ['neither they nor the room are known', { ...stranger, room: null }, 'rooms/not-a-member'],
    ['it is put away', { room: { ...room, archivedAt: 1 } }, 'rooms/archived'],
    ['they are banned', { isBanned: true }, 'rooms/banned'],
    ['they were removed', { ...stranger, entry: { epoch: 2 }, pass: pass({}) }, 'rooms/removed'],
    ['they have no place there', stranger, 'rooms/not-a-member'],
    [
      'they were let in and have left for good',
      { ...stranger, pass: pass({ state: 'admitted', sessionId: 's1' }) },
      'rooms/not-a-member',
    ],
    ['they were sent away', { pass: pass({ state: 'declined', sessionId: 's1' }) }, 'rooms/declined'],
    [
      'they were sent away, and have no place there',
      { ...stranger, pass: pass({ state: 'declined', sessionId: 's1' }) },
      'rooms/declined',
    ],
  ] as const)('is refused where %s', (_, facts, code) => {
    expect(() => knock(facts)).toThrow(code);
  });
});
