import { presets } from '@/lib/access/presets';
import { unchangedOrganization } from '@/lib/organization/organization';
import { toIdentity } from '@/lib/livekit/identity';
import type { Gate } from '@/lib/auth/schema';
import type { DatabaseUpdates } from '@/lib/firebase/server/rtdb-rest';
import {
  gatePlace,
  type MediaCommand,
  type MirrorTarget,
  type PendingEntry,
} from '@/lib/rooms/outbox/outbox-entry';
import type { AccessEntry, Admitted, MatrixHead, Room } from '@/lib/rooms/schema';
import type { Service } from '@/lib/services/schema';
import { isBehind } from '@/lib/rooms/server/outbox/close-joins-behind';
import type { TellOfEnd } from '@/lib/rooms/server/outbox/deliver';
import type { RoomState } from '@/lib/rooms/server/outbox/firestore-room-state';
import type { OutboxPorts } from '@/lib/rooms/server/outbox/outbox-ports';

export const now = 1_000_000;
/** A row of somebody who is inside. */
export const joinOf = (uid: string, changes: Partial<Admitted> = {}): Admitted => ({
  uid,
  roomId: 'r1',
  joinId: `${uid}00000000000000`.slice(0, 16),
  sessionId: 's1',
  profile: 'learner',
  name: uid,
  kind: 'account',
  seat: 3,
  expiresAt: now + 1000,
  closed: false,
  arrived: { sid: `PA_${uid}`, since: 5 },
  gone: [],
  ...changes,
});
export const identityOf = ({ uid, joinId }: Admitted) => toIdentity(uid, joinId);
const algebra: Room = {
  name: 'Algebra',
  preset: 'lesson',
  settings: presets.lesson.settings,
  ownerUid: 'ada',
  createdAt: 1,
};

/** For tests: a room in memory: what stands in Firestore, in the Realtime Database and on the media server. */
export const makeFakeOutbox = () => {
  const world = {
    time: now,
    entries: new Map<string, PendingEntry>(),
    head: null as MatrixHead | null,
    people: new Map<string, AccessEntry>(),
    gates: new Map<string, Gate>(),
    joins: new Map<string, Admitted>(),
    services: new Map<string, Service>(),
    worksheets: new Set<string>(),
    files: new Set<string>(),
    handouts: new Map<string, string>(),
    database: new Map<string, unknown>(),
    media: new Set<string>(),
    /** Rehearsals on the media server, by its name of each, with who is in them. */
    rehearsals: new Map<string, Set<string>>(),
    isRoomOpen: true,
    /** Names of rooms that the media server was asked to make. */
    made: [] as string[],
    /** Rooms that are looked at more often. */
    watched: new Set<string>(),
    room: algebra as Room | null,
    /** What was done to the room as a whole, and how often. */
    rewritten: 0,
    /** Sessions of whose end those who came were told. */
    ended: new Set<string>(),
    /** What is done after the answer. */
    later: [] as (() => Promise<void>)[],
    erased: 0,
    /** What the media server was told about each identity. */
    permissions: new Map<string, { attributes: { profile: string; may: string }; grant: object }>(),
    /** Steps outside that still work before the process is killed. */
    stepsLeft: Infinity,
  };
  const step = () => {
    if (world.stepsLeft <= 0) return Promise.reject(new Error('killed'));
    world.stepsLeft -= 1;
    return Promise.resolve();
  };
  const peopleIn = (name: string) =>
    name === 'chalktalk_r1' ? world.media : (world.rehearsals.get(name) ?? new Set<string>());
  const isLate = (path: string, value: unknown) =>
    path.startsWith('access/') && epochOf(value) < epochOf(world.database.get(path));
  const state: RoomState = {
    readMatrix: () =>
      Promise.resolve(world.head ? { session: world.head.session, epoch: world.head.epoch } : null),
    readMatrixHead: () => Promise.resolve(world.head),
    readAccessEntry: (_, uid) => Promise.resolve(world.people.get(uid) ?? null),
    readGate: (uid) => Promise.resolve(world.gates.get(uid) ?? null),
    readJoins: (identities) => Promise.resolve(identities.flatMap((id) => world.joins.get(id) ?? [])),
    listJoinsOfSession: (id) =>
      Promise.resolve([...world.joins.values()].filter((row) => row.sessionId === id)),
    readRoom: () => Promise.resolve(world.room),
    readService: (serviceId) => Promise.resolve(world.services.get(serviceId) ?? null),
    readHandoutState: (_, id) => Promise.resolve(world.handouts.get(id) ?? null),
    hasInkedFile: (_, id) => Promise.resolve(world.files.has(id)),
    hasWorksheet: (_, id) => Promise.resolve(world.worksheets.has(id)),
    readOrganization: () => Promise.resolve(unchangedOrganization),
  };
  const database: OutboxPorts['mirror']['database'] = {
    patch: async (updates: DatabaseUpdates) => {
      await step();
      if (Object.entries(updates).some(([path, value]) => isLate(path, value))) return 'refused';
      for (const [path, value] of Object.entries(updates)) {
        if (value === null) world.database.delete(path);
        else world.database.set(path, value);
      }
      return 'written';
    },
    read: (path) => Promise.resolve(world.database.get(path) ?? null),
    countKeys: (path) =>
      Promise.resolve([...world.database.keys()].filter((key) => key.startsWith(`${path}/`)).length),
    eraseReplicas: async (roomId) => {
      await step();
      for (const path of world.database.keys()) if (path.includes(`/${roomId}`)) world.database.delete(path);
    },
  };
  const server: OutboxPorts['media']['server'] = {
    createRoom: async ({ name }) => (await step(), void world.made.push(name)),
    deleteRoom: async (name) => {
      await step();
      if (name !== 'chalktalk_r1') return void world.rehearsals.delete(name);
      world.isRoomOpen = false;
      world.media.clear();
    },
    listIdentities: async (name) => (await step(), [...peopleIn(name)]),
    findParticipant: async (name, identity) => (
      await step(),
      peopleIn(name).has(identity) ? { sid: `PA_${identity}` } : null
    ),
    listRoomNames: async () => (await step(), ['chalktalk_r1', ...world.rehearsals.keys()]),
    removeParticipant: async (name, identity) => (await step(), void peopleIn(name).delete(identity)),
    updatePermissions: async (_, identity, told) => (
      await step(),
      void world.permissions.set(identity, told)
    ),
  };
  const ports: OutboxPorts = {
    outbox: {
      list: async (roomId) => {
        await step();
        const entries = [...world.entries.values()].sort((a, b) => a.createdAt - b.createdAt);
        return entries.filter((entry) => entry.roomId === roomId || entry.roomIds?.includes(roomId));
      },
      listRoomsWaiting: async (since) => {
        await step();
        const waiting = [...world.entries.values()].filter(({ createdAt }) => createdAt <= since);
        return [...new Set(waiting.map(({ roomId }) => roomId))];
      },
      remove: async (id) => (await step(), void world.entries.delete(id)),
      release: async (id) => {
        await step();
        const entry = world.entries.get(id);
        if (entry) world.entries.set(id, { ...entry, leasedUntil: 0 });
      },
    },
    mirror: { state, database, now: () => world.time },
    media: {
      state,
      server,
      mediaRoomName: (roomId, moves = 0) => `chalktalk_${roomId}${moves === 0 ? '' : `_${moves}`}`,
      watchClosely: async (roomId) => (await step(), void world.watched.add(roomId)),
      eraseRoom: async () => (await step(), void (world.erased += 1)),
      later: (task) => void world.later.push(task),
      now: () => world.time,
      sleep: () => Promise.resolve(),
    },
    rewriteListings: async () => (await step(), void (world.rewritten += 1)),
    closeJoinsBehind: async (uid) => {
      await step();
      const gate = world.gates.get(uid);
      const rows = [...world.joins.values()].filter((row) => row.uid === uid && !row.closed);
      const behind = gate ? rows.filter((row) => isBehind(row, gate)) : [];
      for (const row of behind) world.joins.set(identityOf(row), { ...row, closed: true });
      return behind.map((row) =>
        put(
          [{ kind: 'join', identity: identityOf(row) }],
          { kind: 'remove-person', uid, joinIds: [row.joinId], epoch: 0 },
          { id: `behind_${identityOf(row)}`, roomId: row.roomId, roomIds: [gatePlace(uid)] },
        ),
      );
    },
    now: () => world.time,
    sleep: () => Promise.resolve(),
  };
  const tellOfEnd: TellOfEnd = ({ sessionId }) => void world.ended.add(sessionId);
  const put = (
    mirror: MirrorTarget[],
    media: MediaCommand | null = null,
    { id = 'o1', ...rest }: Partial<PendingEntry> = {},
  ) => {
    const entry = {
      roomId: 'r1',
      ...rest,
      id,
      createdAt: world.time,
      leasedUntil: world.time + 10_000,
      mirror,
      media,
    };
    world.entries.set(id, entry);
    return entry;
  };
  const join = (row: Admitted) => {
    world.joins.set(identityOf(row), row);
    world.media.add(identityOf(row));
    return row;
  };
  return { world, ports, tellOfEnd, put, join };
};

const epochOf = (value: unknown): number => (value as { epoch?: number } | undefined)?.epoch ?? 0;
