import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { builtInProfiles, personProfileIds, type PersonProfileId } from '@/lib/access/profiles';
import { AppError } from '@/lib/errors/app-error';
import { unchangedOrganization } from '@/lib/organization/organization';
import { endByHost } from '@/lib/rooms/session/session';
import { entry, live, now, setUp } from './token-ports.fixture';

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const everything = ['microphone', 'camera', 'screen_share', 'screen_share_audio'];
const heard = { canSubscribe: true, canPublishData: true, hidden: false };
const full = { ...heard, canPublish: true, canPublishSources: everything };
/** The grants of the profiles, written out by hand: what the media server gets for each. */
const expectedGrants: Record<PersonProfileId, object> = {
  host: full,
  'co-host': full,
  presenter: full,
  participant: full,
  learner: { ...full, canPublishSources: ['microphone', 'camera'] },
  listener: { ...heard, canPublish: false },
  observer: { canPublish: false, canSubscribe: true, canPublishData: false, hidden: true },
};

describe('a token for a call', () => {
  it.each(personProfileIds)('says exactly what a %s may do, claim by claim', async (profile) => {
    const { token, grant, expiresAt, ...answer } = await setUp(profile).run();
    const { exp, nbf, ...claims } = claimsOf(token);
    expect(claims).toEqual({
      iss: 'key',
      sub: 'ben_abcdefgh12345678',
      attributes: { name: 'Ben', profile, kind: 'guest', seat: '7', may: toDataCapabilities(answer.access) },
      video: {
        room: 'chalktalk_r1',
        roomJoin: true,
        canUpdateOwnMetadata: false,
        recorder: false,
        agent: false,
        ...expectedGrants[profile],
      },
    });
    // LiveKit's SDK asks the clock for each of the two, and a second may begin between.
    expect([120, 119]).toContain(Number(exp) - Number(nbf));
    expect(expiresAt).toBe(now + 120_000);
    expect(claims['video']).toMatchObject(grant);
    expect(answer).toMatchObject({
      url: 'wss://media.example',
      identity: 'ben_abcdefgh12345678',
      joinId: 'abcdefgh12345678',
      roomName: 'Algebra',
      sessionId: 's1',
      profile,
      epochs: { room: 4, person: 1 },
    });
    expect(Object.keys(answer.access).length).toBe(Object.keys(builtInProfiles[profile].capabilities).length);
  });

  it('takes three groups of round trips', async () => {
    const { run, groups } = setUp();
    await run();
    expect(groups.map((group) => group.sort())).toEqual([
      ['drain', 'inside', 'look up', 'read'],
      ['commit', 'create room'],
      ['mirror'],
    ]);
  });

  it('takes no more when it prepares a session, and delivers the rest after the answer', async () => {
    const { run, groups, ports, later } = setUp('host', {
      head: { session: null, epoch: 4, latest: null },
    });
    const { epochs } = await run();
    expect(groups).toHaveLength(3);
    // The session is a change of its own; pages hear of its epoch, which is no news to this one.
    expect(epochs).toEqual({ room: 5, person: 1 });
    const [updates] = ports.patchDatabase.mock.calls[0] ?? [];
    expect(Object.keys(updates ?? {}).sort()).toEqual([
      'access/r1/_matrix',
      'admitted/r1/ben/abcdefgh12345678',
    ]);
    expect(updates?.['access/r1/_matrix']).toMatchObject({ session: 's2', epoch: 5 });
    expect(updates?.['access/r1/_matrix']).not.toHaveProperty('latest');
    expect(ports.finish).not.toHaveBeenCalled();
    for (const task of later) await task();
    expect(ports.finish).toHaveBeenCalledWith({ ...entry, media: null });
  });

  it('takes three more for newer answers, and tells people inside after the answer', async () => {
    const organization = { ...unchangedOrganization, version: 2 };
    const { run, groups, ports, later } = setUp('learner', { organization });
    await run();
    expect(groups.map((group) => group.sort())).toEqual([
      ['drain', 'inside', 'look up', 'read'],
      ['create room', 'due: room'],
      ['due: turn'],
      ['due: take'],
      ['commit'],
      ['mirror'],
    ]);
    await later[0]?.();
    expect(ports.finish).toHaveBeenCalledWith({ ...entry, media: { kind: 'update-permissions' } });
  });

  it('writes nothing in either database for an unchanged join', async () => {
    const first = setUp();
    await first.run();
    const row = first.written.at(-1)?.row ?? null;
    const again = setUp('learner', { row });
    await again.run();
    expect(again.written).toMatchObject([{ isKept: true }]);
    expect(again.groups.flat()).not.toContain('mirror');
    const demoted = setUp('listener', { row });
    await demoted.run();
    expect(demoted.written).toMatchObject([{ isKept: false, row: { profile: 'listener' } }]);
    expect(demoted.groups.at(-1)).toEqual(['mirror']);
  });

  it('opens the room on the media server with the hard limit', async () => {
    const { run, ports } = setUp();
    await run();
    expect(ports.createRoom).toHaveBeenCalledWith({ name: 'chalktalk_r1', maxParticipants: 120 });
  });

  it('is not made for an account that the look-up refuses, and writes nothing', async () => {
    const { run, ports, groups } = setUp();
    ports.requireLiveAccount.mockRejectedValueOnce(new AppError('auth/disabled'));
    await expect(run()).rejects.toMatchObject({ code: 'auth/disabled' });
    expect(groups.flat()).not.toContain('commit');
    expect(ports.createRoom).not.toHaveBeenCalled();
  });

  it.each([
    ['a removed person', { entry: { epoch: 2 } }, 'rooms/removed', 1],
    ['a stranger, once they are answered,', { entry: null, member: null }, 'rooms/not-a-member', 0],
  ] as const)('leaves a note of %s who asked for one', async (_, state, code, before) => {
    const { run, ports, later } = setUp('learner', state);
    await expect(run()).rejects.toMatchObject({ code });
    expect(ports.noteRefusal).toHaveBeenCalledTimes(before);
    for (const task of later) await task();
    expect(ports.noteRefusal.mock.calls).toEqual([[{ uid: 'ben', roomId: 'r1', code, now }]]);
  });

  it('is refused to a stranger by the same steps, whether the room exists or not', async () => {
    const stepsIn = async (room: object) => {
      const { run, ports, groups } = setUp('learner', { entry: null, member: null, ...room });
      // A pending delivery in the room may take long.
      ports.deliverPending.mockReturnValue(new Promise(() => undefined));
      await expect(run()).rejects.toMatchObject({ code: 'rooms/not-a-member' });
      return groups;
    };
    expect(await stepsIn({ room: null })).toEqual(await stepsIn({}));
  });

  const over = { session: null, epoch: 5, latest: { ...endByHost(live, now), id: 's1' } };
  it.each([
    ['who asks for rooms that are not there', { room: null }, {}, 'rooms/not-found'],
    ['whose page asks on when its call has just ended', { head: over }, { isRefresh: true }, 'rooms/ended'],
  ] as const)('leaves no note of %s', async (_, state, asked, code) => {
    const { run, ports } = setUp('host', state);
    await expect(run(asked)).rejects.toMatchObject({ code });
    expect(ports.noteRefusal).not.toHaveBeenCalled();
  });

  it('leaves no note of a refusal that was overtaken', async () => {
    const { run, ports } = setUp();
    const transact = ports.transact.getMockImplementation();
    ports.transact.mockImplementationOnce(async (keys, decide) => {
      const { transact: early } = setUp('learner', { entry: { epoch: 2 } }).ports;
      await early(keys, decide).catch(() => undefined);
      return (await transact?.(keys, decide)) ?? { pending: null };
    });
    await run();
    expect(ports.noteRefusal).not.toHaveBeenCalled();
  });

  it('is not made when the media server cannot be reached', async () => {
    const { run, ports } = setUp();
    ports.createRoom.mockRejectedValueOnce(new AppError('call/media-server-unreachable'));
    await expect(run()).rejects.toMatchObject({ code: 'call/media-server-unreachable' });
    expect(ports.patchDatabase).not.toHaveBeenCalled();
  });

  it('is made once when a faster request makes the transaction retry', async () => {
    const { run, ports } = setUp();
    const transact = ports.transact.getMockImplementation();
    ports.transact.mockImplementationOnce(async (keys, decide) => {
      await transact?.(keys, decide);
      return (await transact?.(keys, decide)) ?? { pending: null };
    });
    await run();
    expect(ports.createRoom).toHaveBeenCalledTimes(1);
  });
});

it('opens the media room again after a commit that came late', async () => {
  const { run, ports } = setUp();
  ports.now.mockReturnValueOnce(now - 5000);
  await run();
  expect(ports.createRoom).toHaveBeenCalledTimes(2);
});

describe('a token for a rehearsal', () => {
  it('is for a room of one’s own, without its strict entry', async () => {
    const room = { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'ada', createdAt: 1 } as const;
    const { rehearse, ports } = setUp('co-host', { room: { ...room, strictEntry: true } });
    const { token, isStrict, joinId } = await rehearse();
    const { sub, video } = claimsOf(token);
    expect({ sub, video }).toMatchObject({
      sub: 'ben_abcdefgh12345678',
      video: { room: 'chalktalk_r1_rehearsal_ben', roomJoin: true, ...full },
    });
    expect({ isStrict, joinId }).toEqual({ isStrict: false, joinId: 'abcdefgh12345678' });
    expect(ports.createRoom.mock.calls).toEqual([
      [{ name: 'chalktalk_r1_rehearsal_ben', maxParticipants: 3 }],
    ]);
  });

  it('writes no place in the call, and opens no room for people who may not', async () => {
    const { rehearse, ports } = setUp('co-host');
    await rehearse();
    expect(ports.patchDatabase).not.toHaveBeenCalled();
    const learner = setUp('learner');
    await expect(learner.rehearse()).rejects.toMatchObject({ code: 'access/denied' });
    expect(learner.ports.createRoom).not.toHaveBeenCalled();
  });
});
