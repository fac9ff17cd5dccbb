import { nothingLocked } from '@/lib/access/layers';
import { builtInProfiles } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { nothingYet } from '@/lib/livekit/permission-grant';
import { toJoinClaims } from './join-claims';

const access = resolveAccess({
  policy: {},
  profile: builtInProfiles.learner,
  room: {},
  live: nothingLocked,
  exception: {},
  session: null,
  now: 0,
});
const comer = {
  mediaRoom: 'chalktalk_r1',
  uid: 'ada',
  joinId: 'abcdefghijklmnop',
  name: 'Ada',
  profile: 'learner',
  kind: 'account',
  seat: 3,
  access,
  isStrict: false,
} as const;

describe('what a token says about who joins', () => {
  it('is one room, one join, and what the resolver gives', () => {
    const { lookedUp, ...claims } = toJoinClaims(comer);
    expect(claims).toMatchObject({
      roomName: 'chalktalk_r1',
      identity: 'ada_abcdefghijklmnop',
      attributes: { name: 'Ada', profile: 'learner', kind: 'account', seat: '3' },
      grant: { canPublish: true, canPublishSources: ['microphone', 'camera'], canSubscribe: true },
      lifetime: 120,
    });
    expect(claims.grant).toEqual(lookedUp);
  });

  it('is nothing yet with strict entry, and the rest when they have been looked up', () => {
    const claims = toJoinClaims({ ...comer, isStrict: true });
    expect(claims.grant).toEqual(nothingYet);
    expect(claims.lookedUp).toEqual(toJoinClaims(comer).grant);
  });
});
