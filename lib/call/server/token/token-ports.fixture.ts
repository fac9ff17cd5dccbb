import type { PersonProfileId } from '@/lib/access/profiles';
import { unchangedOrganization } from '@/lib/organization/organization';
import { newOutboxEntry } from '@/lib/rooms/outbox/outbox-entry';
import { noteArrival, prepareSession } from '@/lib/rooms/session/session';
import { issueRehearsal } from './issue-rehearsal';
import { issueToken, type TokenRequest } from './issue-token';
import type { JoinSnapshot, JoinWrites, TokenPorts } from './token-ports';

/* For tests: the token route's ports, for Ben who asks to be let into the call of a lesson. */

const fake = <Name extends keyof TokenPorts>(_: Name, does: TokenPorts[Name]) =>
  jest.fn<ReturnType<TokenPorts[Name]>, Parameters<TokenPorts[Name]>>(does as never);
export const now = 1_795_000_000_000;
export const entry = { id: 'o1', ...newOutboxEntry({ roomId: 'r1', mirror: [] }, now) };
export const live = { ...noteArrival(prepareSession(now - 9), 'RM_1', now - 8), id: 's1' };

/**
 * Fakes in which every question to another machine takes one round trip: what is asked at the same time
 * travels in one group, and groups are counted.
 */
export const setUp = (profile: PersonProfileId = 'learner', changes: Partial<JoinSnapshot> = {}) => {
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
      Promise.resolve({
        uid: 'ben',
        email: null,
        isEmailVerified: false,
        authTime: 20,
        card: null,
        hasTypedPassword: false,
      }),
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
