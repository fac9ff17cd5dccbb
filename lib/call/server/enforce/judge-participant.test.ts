import { capabilities } from '@/lib/access/capabilities';
import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { nothingLocked } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import { builtInProfiles } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant, toPhoneGrant } from '@/lib/access/to-grant';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { nothingYet } from '@/lib/livekit/permission-grant';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import { phoneAttributes } from '@/lib/rooms/phone-attributes';
import { unchangedOrganization } from '@/lib/organization/organization';
import { endByHost, noteArrival, prepareSession } from '@/lib/rooms/session/session';
import { judgeParticipant } from './judge-participant';
import type { Place } from './participant-place';

const now = 2_000_000_000_000;
const identity = 'ben_abcdefgh12345678';
const latest = { ...noteArrival(prepareSession(now - 500), 'RM_1', now - 400), id: 's1' };

const access = resolveAccess({
  policy: {},
  profile: builtInProfiles.learner,
  room: presets.lesson.settings,
  live: nothingLocked,
  exception: {},
  session: 's1',
  now,
});
const place: Place = {
  organization: unchangedOrganization,
  room: {
    name: 'Algebra',
    preset: 'lesson',
    settings: presets.lesson.settings,
    ownerUid: 'ada',
    createdAt: 1,
  },
  entry: { profile: 'learner', exceptions: {}, epoch: 3 },
  head: { session: 's1', epoch: 4, latest },
  gate: { validAfter: 100, disabled: false },
  isBanned: false,
  row: {
    uid: 'ben',
    roomId: 'r1',
    joinId: 'abcdefgh12345678',
    sessionId: 's1',
    profile: 'learner',
    name: 'Ben',
    kind: 'account',
    authTime: 100,
    expiresAt: now + 1,
    closed: false,
    arrived: null,
    gone: [],
  },
};
const honest: MediaParticipant = {
  identity,
  sid: 'PA_1',
  isActive: true,
  since: now - 10,
  attributes: { name: 'Ben', profile: 'learner', may: toDataCapabilities(access) },
  permission: toMediaPermission(toGrant(access, builtInProfiles.learner)),
  tracks: [
    { source: 'microphone', kind: 'audio' },
    { source: 'camera', kind: 'video' },
  ],
};

const judge = (seen: Partial<MediaParticipant> = {}, there: Partial<Place> = {}) =>
  judgeParticipant({ ...honest, ...seen }, { ...place, ...there }, { roomId: 'r1', now });
const row = place.row!;
const lockedSince = (lockedAt: number) => ({
  session: 's1',
  epoch: 4,
  latest: { ...latest, live: { ...nothingLocked, locked: true, lockedAt } },
});

describe('somebody on the media server', () => {
  it('is right as the resolver says', () => {
    expect(judge()).toEqual({ kind: 'right' });
    expect(judge({ tracks: [], isActive: false })).toEqual({ kind: 'right' });
    expect(judge({}, { head: lockedSince(honest.since) })).toEqual({ kind: 'right' });
  });

  it.each([
    ['by a second identity', { identity: `${identity}#2` }, {}, 'no-identity-of-ours'],
    ['by an identity that we did not make', { identity: 'eve' }, {}, 'no-identity-of-ours'],
    ['without a row', {}, { row: null }, 'not-admitted'],
    ['by a row that was closed', {}, { row: { ...row, closed: true } }, 'not-admitted'],
    ['by a row that is over', {}, { row: { ...row, expiresAt: now } }, 'not-admitted'],
    ['by a row of another room', {}, { row: { ...row, roomId: 'r2' } }, 'not-admitted'],
    ['by a row of an earlier session', {}, { row: { ...row, sessionId: 's0' } }, 'not-admitted'],
    ['after they were removed', {}, { entry: { epoch: 9 } }, 'rooms/removed'],
    ['after they left the room for good', {}, { entry: { epoch: 9, left: true } }, 'rooms/not-a-member'],
    ['without ever having been a member', {}, { entry: null }, 'rooms/not-a-member'],
    ['after they were banned', {}, { isBanned: true }, 'rooms/banned'],
    ['in a room that was deleted', {}, { room: null }, 'rooms/not-found'],
    ['after their account was disabled', {}, { gate: { validAfter: 0, disabled: true } }, 'signed-out'],
    ['after they were signed out', {}, { gate: { validAfter: 101, disabled: false } }, 'signed-out'],
    ['by another PIN', {}, { gate: { validAfter: 0, disabled: false, card: 'new' } }, 'signed-out'],
    ['without a gate', {}, { gate: null }, 'signed-out'],
    ['new after the room was locked', {}, { head: lockedSince(honest.since - 1) }, 'rooms/locked'],
    [
      'with a picture that is labelled microphone',
      { tracks: [{ source: 'microphone', kind: 'video' }] },
      {},
      'wrong-label',
    ],
  ] satisfies [string, Partial<MediaParticipant>, Partial<Place>, string][])(
    'is removed when they came %s',
    (_, seen, there, why) => {
      expect(judge(seen, there)).toEqual({ kind: 'remove', why });
    },
  );

  describe('by a phone that shows paper', () => {
    const sharing = { ...access, 'screen:publish': { ...access['screen:publish'], allowed: true } };
    const lent = (allow: boolean) => ({ 'screen:publish': { allow, until: now + 1, session: 's1' } });
    const entry = { profile: 'learner', exceptions: lent(true), epoch: 3 } as const;
    const phone: MediaParticipant = {
      ...honest,
      identity: `${identity}#phone-ABCDEFGH12345678`,
      attributes: { name: 'Ben', ...phoneAttributes },
      permission: toMediaPermission(toPhoneGrant(sharing, builtInProfiles.learner)),
      tracks: [{ source: 'screen_share', kind: 'video' }],
    };
    const arrived = { sid: 'PA_1', since: now - 20 };
    const letIn = { row: { ...row, arrived, phone: 'ABCDEFGH12345678' }, entry };

    it('is right while the join has let it in and its person is inside', () => {
      expect(judge(phone, letIn)).toEqual({ kind: 'right' });
      expect(judge({ ...phone, permission: honest.permission }, letIn)).toMatchObject({
        kind: 'update',
        grant: { canSubscribe: false, canPublishData: false, canPublishSources: ['screen_share'] },
      });
    });

    it.each([
      ['was never let in', { row: { ...row, arrived } }, 'phone-unknown'],
      ['was replaced', { row: { ...letIn.row, phone: 'BCDEFGHI12345678' } }, 'phone-unknown'],
      ['has lost its person', { row: { ...letIn.row, gone: ['PA_1'] } }, 'phone-alone'],
      ['belongs to a join that was closed', { row: { ...letIn.row, closed: true } }, 'not-admitted'],
      ['belongs to somebody who was removed', { ...letIn, entry: { epoch: 9 } }, 'rooms/removed'],
    ] satisfies [string, Partial<Place>, string][])('is removed when it %s', (_, there, why) => {
      expect(judge(phone, there)).toEqual({ kind: 'remove', why });
    });

    it('sends nothing once its person may not share', () => {
      const denied = { ...letIn, entry: { ...entry, exceptions: lent(false) } };
      expect(judge(phone, denied)).toMatchObject({ kind: 'update', grant: { canPublish: false } });
    });
  });

  describe('when the call is over for everyone', () => {
    const endedAt = (at: number) => ({
      row: { ...row, closed: true },
      head: { session: null, epoch: 5, latest: { ...endByHost(latest, at), id: 's1' } },
    });

    it('is no intruder when they were in it, and reads the end with all the others', () => {
      expect(judge({}, endedAt(now))).toEqual({ kind: 'close' });
      expect(judge({ since: now }, endedAt(now - 1000))).toEqual({ kind: 'close' });
    });

    it('is an intruder when they came by a kept token afterwards', () => {
      expect(judge({ since: now }, endedAt(now - 60_000))).toEqual({ kind: 'remove', why: 'not-admitted' });
    });

    it('is no intruder when they were in a room that is deleted', () => {
      const gone = { room: null, head: null, row: { ...row, closed: true } };
      expect(judge({}, gone)).toEqual({ kind: 'close' });
      expect(judge({}, { ...gone, row: null })).toEqual({ kind: 'remove', why: 'not-admitted' });
      expect(judge({}, { ...gone, row: { ...row, roomId: 'r2' } })).toEqual({
        kind: 'remove',
        why: 'not-admitted',
      });
    });
  });

  it('stays by a row of an earlier release, which lacks the time of its sign-in', () => {
    const { authTime: _, ...older } = row;
    expect(judge({}, { row: older, gate: { validAfter: 999, disabled: false } })).toEqual({ kind: 'right' });
  });

  it.each([
    { canPublishSources: ['microphone', 'camera', 'screen_share', 'screen_share_audio'] },
    { canPublishSources: [] },
    { canPublish: false },
    { canUpdateOwnMetadata: true },
    { agent: true },
  ] satisfies Partial<MediaParticipant['permission']>[])(
    'gets the right permissions as a whole instead of %j',
    (change) => {
      const verdict = judge({ permission: { ...honest.permission, ...change } });
      expect(verdict).toEqual({
        kind: 'update',
        attributes: { profile: 'learner', may: toDataCapabilities(access) },
        grant: toGrant(access, builtInProfiles.learner),
        isArrival: false,
      });
    },
  );

  it('is let in after strict entry, only if they are still allowed', () => {
    const waiting = { permission: toMediaPermission(nothingYet), tracks: [] };
    expect(judge(waiting)).toMatchObject({ kind: 'update', isArrival: true });
    expect(judge(waiting, { entry: { epoch: 9 } })).toEqual({ kind: 'remove', why: 'rooms/removed' });
  });

  it('gets new attributes when theirs differ from the server’s', () => {
    expect(judge({ attributes: { ...honest.attributes, profile: 'host' } }).kind).toBe('update');
    expect(judge({ attributes: { ...honest.attributes, may: 'member:moderate' } }).kind).toBe('update');
    expect(judge({ attributes: {} }).kind).toBe('update');
  });

  it('may more while an exception lasts, and not at the instant of its end', () => {
    const lent = (until: number) => ({
      entry: {
        profile: 'learner',
        exceptions: { 'screen:publish': { allow: true, until } },
        epoch: 4,
      } as const,
    });
    const verdict = judge({}, lent(now + 1));
    expect(verdict).toMatchObject({
      grant: { canPublishSources: expect.arrayContaining(['screen_share']) as unknown },
    });
    if (verdict.kind !== 'update') throw new Error('Nothing was lent.');
    const sharing = { permission: toMediaPermission(verdict.grant), tracks: [] };
    expect(judge(sharing, lent(now + 1))).toEqual({ kind: 'right' });
    expect(judge(sharing, lent(now))).toMatchObject({
      kind: 'update',
      grant: { canPublishSources: ['microphone', 'camera'] },
    });
  });

  it('has no capability that the vocabulary does not know', () => {
    const may = toDataCapabilities(access).split(' ');
    expect(may.filter((name) => !capabilities.some((one) => one === name))).toEqual([]);
  });
});
