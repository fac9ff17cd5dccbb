import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { builtInProfiles, personProfileIds, type PersonProfileId } from '@/lib/access/profiles';
import { AppError } from '@/lib/errors/app-error';
import { unchangedOrganization } from '@/lib/organization/organization';
import { newOutboxEntry } from '@/lib/rooms/outbox/outbox-entry';
import { endByHost, noteArrival, prepareSession } from '@/lib/rooms/session/session';
import { issueRehearsal } from './issue-rehearsal';
import { issueToken, type TokenRequest } from './issue-token';
import type { JoinSnapshot, JoinWrites, TokenPorts } from './token-ports';

const fake = <Name extends keyof TokenPorts>(_: Name, does: TokenPorts[Name]) =>
  jest.fn<ReturnType<TokenPorts[Name]>, Parameters<TokenPorts[Name]>>(does as never);
const now = 1_795_000_000_000;
const entry = { id: 'o1', ...newOutboxEntry({ roomId: 'r1', mirror: [] }, now) };
const live = { ...noteArrival(prepareSession(now - 9), 'RM_1', now - 8), id: 's1' };

/**
 * Fakes in which every question to another machine takes one round trip: what is asked at the same time
 * travels in one group, and groups are counted.
 */
const setUp = (profile: PersonProfileId = 'learner', changes: Partial<JoinSnapshot> = {}) => {
  const groups: string[][] = [];
  let departing: { names: string[]; leave: Promise<void> } | undefined;
  const travel = async (name: string) => {
    if (!departing) {
      const names: string[] = [];
      groups.push(names);
      departing = { names, leave: new Promise((resolve) => setImmediate(resolve)) };
    }
    departing.names.push(name);
    await departing.leave;
    departing = undefined;
  };
  const snapshot: JoinSnapshot = {
    gate: { validAfter: 0, disabled: false },
    organization: unchangedOrganization,
    room: { name: 'Algebra', preset: 'lesson', settings: {}, lobby: 'off', ownerUid: 'ada', createdAt: 1 },
    member: { uid: 'ben', name: 'Ben', kind: 'guest', seat: 7, profile, addedAt: 1, addedBy: 'ada' },
    entry: { profile, exceptions: {}, epoch: 1 },
    head: { session: 's1', epoch: 4, latest: live },
    isBanned: false,
    pass: null,
    joins: [],
    row: null,
    ...changes,
  };
  const later: (() => Promise<void>)[] = [];
  const written: JoinWrites[] = [];
  const ports = {
    verifyToken: fake('verifyToken', () =>
      Promise.resolve({ uid: 'ben', email: null, isEmailVerified: false, authTime: 20, card: null }),
    ),
    requireLiveAccount: fake('requireLiveAccount', () => travel('look up')),
    transact: fake('transact', async (_, decide) => {
      await travel('read');
      const decided = await decide(snapshot);
      written.push(decided);
      const { prepared } = decided;
      const media = prepared?.session.id === 's1' ? ({ kind: 'update-permissions' } as const) : null;
      // The room is made due: whether it is there, when it is due, and that it is due sooner.
      for (const trip of media ? ['due: room', 'due: turn', 'due: take'] : []) await travel(trip);
      await travel('commit');
      return { pending: prepared && { ...entry, media } };
    }),
    noteRefusal: fake('noteRefusal', () => travel('note refusal')),
    listInside: fake('listInside', async () => {
      await travel('inside');
      return [];
    }),
    deliverPending: fake('deliverPending', () => travel('drain')),
    createRoom: fake('createRoom', () => travel('create room')),
    patchDatabase: fake('patchDatabase', async () => {
      await travel('mirror');
      return 'written' as const;
    }),
    mirror: fake('mirror', () => travel('mirror again')),
    finish: fake('finish', () => travel('finish')),
    later: fake('later', (task) => void later.push(task)),
    livekit: fake('livekit', () => ({
      url: 'wss://media.example',
      apiUrl: 'https://media.example',
      apiKey: 'key',
      apiSecret: 'secret-of-at-least-32-characters-!',
      roomPrefix: 'chalktalk',
    })),
    createJoinId: fake('createJoinId', () => 'abcdefgh12345678'),
    createSessionId: fake('createSessionId', () => 's2'),
    now: fake('now', () => now),
  } satisfies TokenPorts;
  const request = { authorization: 'Bearer t', roomId: 'r1', joinId: null, isRefresh: false };
  return {
    ports,
    groups,
    later,
    written,
    run: (asked: Partial<TokenRequest> = {}) => issueToken(ports, { ...request, ...asked }),
    rehearse: () => issueRehearsal(ports, request),
  };
};

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const everything = ['microphone', 'camera', 'screen_share', 'screen_share_audio'];
const heard = { canSubscribe: true, canPublishData: true, hidden: false };
const full = { ...heard, canPublish: true, canPublishSources: everything };
/** The table of the profiles, written out by hand: what the media server is told about each. */
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

  it('takes no more when it prepares the session, and settles what it left behind after the answer', async () => {
    const { run, groups, ports, later } = setUp('host', {
      head: { session: null, epoch: 4, latest: null },
    });
    const { epochs } = await run();
    expect(groups).toHaveLength(3);
    // The session is a change of its own, and what pages hear of it is no news to this one.
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

  it('takes three more when it brings newer answers to a call, and tells those inside after the answer', async () => {
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

  it('writes nothing in either database for a join that goes on as it is', async () => {
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
    expect(ports.createRoom).toHaveBeenCalledWith({ name: 'chalktalk_r1', maxParticipants: 60 });
  });

  it('is not made for an account that the look-up refuses, and nothing is written', async () => {
    const { run, ports, groups } = setUp();
    ports.requireLiveAccount.mockRejectedValueOnce(new AppError('auth/disabled'));
    await expect(run()).rejects.toMatchObject({ code: 'auth/disabled' });
    expect(groups.flat()).not.toContain('commit');
    expect(ports.createRoom).not.toHaveBeenCalled();
  });

  it.each([
    ['whoever was removed', { entry: { epoch: 2 } }, 'rooms/removed', 1],
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
      // What was left behind in a room is delivered, and may take long.
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

  it('is made once when another request was faster and the decision is taken again', async () => {
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

describe('a token for a rehearsal', () => {
  it('is for a room of one’s own, also where strict entry would let nobody send at first', async () => {
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

  it('writes down no place in the call, and opens no room for who may not', async () => {
    const { rehearse, ports } = setUp('co-host');
    await rehearse();
    expect(ports.patchDatabase).not.toHaveBeenCalled();
    const learner = setUp('learner');
    await expect(learner.rehearse()).rejects.toMatchObject({ code: 'access/denied' });
    expect(learner.ports.createRoom).not.toHaveBeenCalled();
  });
});
