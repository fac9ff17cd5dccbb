import { auditRowSchema, type AuditRow } from '@/lib/audit/schema';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import { unchangedOrganization } from '@/lib/organization/organization';
import { endByHost, noteArrival, prepareSession } from '@/lib/rooms/session/session';
import type { Service } from '@/lib/services/schema';
import { enforce, type EnforcePorts } from './enforce';
import type { Place } from './participant-place';

const now = 2_000_000_000_000;
const identity = 'ben_abcdefgh12345678';
const nothing = {
  canPublish: false,
  canSubscribe: false,
  canPublishData: false,
  canPublishSources: [],
  canUpdateOwnMetadata: false,
  hidden: true,
  recorder: false,
  agent: false,
};
const seen: MediaParticipant = {
  identity,
  sid: 'PA_1',
  isActive: true,
  since: 1,
  attributes: {},
  permission: nothing,
  tracks: [],
};
const latest = { ...noteArrival(prepareSession(now - 500), 'RM_1', now - 400), id: 's1' };
const place: Place = {
  organization: unchangedOrganization,
  room: { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'ada', createdAt: 1 },
  entry: { profile: 'listener', exceptions: {}, epoch: 3 },
  head: { session: 's1', epoch: 4, latest },
  gate: { validAfter: 100, disabled: false },
  isBanned: false,
  row: {
    uid: 'ben',
    roomId: 'r1',
    joinId: 'abcdefgh12345678',
    sessionId: 's1',
    profile: 'listener',
    name: 'Ben',
    kind: 'account',
    authTime: 100,
    expiresAt: now + 1,
    closed: false,
    arrived: null,
    gone: [],
  },
};

const setUp = (there: Partial<Place> = {}, found: MediaParticipant | null = seen) => {
  let here = found;
  const actions: string[] = [];
  const rows: AuditRow[] = [];
  const ports: EnforcePorts = {
    media: {
      findParticipant: () => Promise.resolve(here),
      deleteRoom: (name) => Promise.resolve(void actions.push(`close ${name}`)),
      removeParticipant: (_, who) => Promise.resolve(void actions.push(`remove ${who}`)),
      updatePermissions: (_, who, { attributes, grant }) => {
        actions.push(`update ${who} ${attributes.profile} ${grant.canSubscribe}`);
        here = here && { ...here, attributes, permission: toMediaPermission(grant) };
        return Promise.resolve();
      },
    },
    mediaRoomName: (roomId, moves = 0) => `chalktalk_${roomId}${moves === 0 ? '' : `_${moves}`}`,
    moveCall: (roomId, { uid, from, isActive }) =>
      Promise.resolve(
        void actions.push(`move ${roomId} from ${from} for ${isActive ? '' : 'silent '}${uid}`),
      ),
    readPlace: () => Promise.resolve({ ...place, ...there }),
    writeDown: (id, row) => {
      actions.push(`note ${id}`);
      rows.push(auditRowSchema.parse(row));
      return Promise.resolve();
    },
    watchClosely: (roomId) => Promise.resolve(void actions.push(`watch ${roomId}`)),
    now: () => now,
  };
  return { ports, actions, rows };
};

describe('enforcing a participant', () => {
  it('removes a participant without a place, after auditing it', async () => {
    const { ports, actions, rows } = setUp({ entry: { epoch: 9 } });
    await expect(enforce(ports, 'r1', identity)).resolves.toBe('remove');
    expect(actions).toEqual([
      'note removed_PA_1_rooms-removed',
      `remove ${identity}`,
      'move r1 from 0 for ben',
      'watch r1',
    ]);
    expect(rows[0]).toMatchObject({
      action: 'intruder-removed',
      actorUid: '_server',
      subjectUid: 'ben',
      roomId: 'r1',
      after: { why: 'rooms/removed' },
    });
  });

  it.each([
    ['tells whether an outsider only signals', { entry: { epoch: 9 } }, ['move r1 from 0 for silent ben']],
    ['moves nobody because of a person who left', { entry: { epoch: 9, left: true as const } }, []],
    [
      'moves the call away from a banned person who left',
      { entry: { epoch: 9, left: true as const }, isBanned: true },
      ['move r1 from 0 for silent ben'],
    ],
  ])('%s', async (_, there, moves) => {
    const { ports, actions } = setUp(there, { ...seen, isActive: false });
    await expect(enforce(ports, 'r1', identity)).resolves.toBe('remove');
    expect(actions).toContain(`remove ${identity}`);
    expect(actions.filter((action) => action.startsWith('move'))).toEqual(moves);
  });

  it('closes a call that was ended for everyone, without accusing those in it', async () => {
    const head = { session: null, epoch: 5, latest: { ...endByHost(latest, now), id: 's1' } };
    const { ports, actions, rows } = setUp({ head });
    await expect(enforce(ports, 'r1', identity)).resolves.toBe('close');
    expect(actions).toEqual(['close chalktalk_r1']);
    expect(rows).toEqual([]);
  });

  it('closes a call that ends while somebody is let in', async () => {
    const { ports } = setUp();
    const { updatePermissions } = ports.media;
    let { head } = place;
    ports.readPlace = () => Promise.resolve({ ...place, head });
    ports.media.updatePermissions = (...told) => {
      head = { session: null, epoch: 5, latest: { ...endByHost(latest, now), id: 's1' } };
      return updatePermissions(...told);
    };
    await expect(enforce(ports, 'r1', identity)).resolves.toBe('close');
  });

  it('lets in an arrival under strict entry, without an audit row', async () => {
    const { ports, actions } = setUp();
    await expect(enforce(ports, 'r1', identity)).resolves.toBe('update');
    expect(actions).toEqual([`update ${identity} listener true`]);
  });

  it('corrects permissions, under an audit id that a repetition reuses', async () => {
    const { ports, actions } = setUp({}, { ...seen, permission: { ...nothing, canSubscribe: true } });
    await expect(enforce(ports, 'r1', identity)).resolves.toBe('update');
    expect(actions).toEqual(['note corrected_PA_1_4_3', `update ${identity} listener true`, 'watch r1']);
  });

  it('ends all tracks of a source that is sent twice, and gives the permission back', async () => {
    const camera = { source: 'camera', kind: 'video' } as const;
    const told: (readonly string[])[] = [];
    const entry = { profile: 'learner', exceptions: {}, epoch: 3 } as const;
    const { ports, actions } = setUp({ entry }, { ...seen, tracks: [camera, camera] });
    ports.media.updatePermissions = (...[, , { grant }]) => {
      told.push(grant.canPublishSources ?? []);
      return Promise.resolve();
    };
    await expect(enforce(ports, 'r1', identity)).resolves.toBe('end-extra');
    expect(told).toEqual([['microphone'], ['microphone', 'camera']]);
    expect(actions).toEqual(['note extra_PA_1_camera', 'watch r1']);
  });

  it('does nothing to a participant who has left meanwhile', async () => {
    const { ports, actions } = setUp({ row: null }, null);
    await expect(enforce(ports, 'r1', identity)).resolves.toBe('absent');
    expect(actions).toEqual([]);
  });

  it('sends the permissions again when they have changed meanwhile', async () => {
    const { ports, actions } = setUp();
    const { updatePermissions } = ports.media;
    let profile: 'host' | 'listener' = 'host';
    ports.readPlace = () => Promise.resolve({ ...place, entry: { profile, exceptions: {}, epoch: 3 } });
    ports.media.updatePermissions = (...told) => {
      profile = 'listener';
      return updatePermissions(...told);
    };
    await enforce(ports, 'r1', identity);
    expect(actions.filter((action) => action.startsWith('update'))).toEqual([
      `update ${identity} host true`,
      `update ${identity} listener true`,
    ]);
  });

  it('removes a participant who lost their place while they were let in', async () => {
    const { ports, actions } = setUp();
    const { updatePermissions } = ports.media;
    let entry: Place['entry'] = place.entry;
    ports.readPlace = () => Promise.resolve({ ...place, entry });
    ports.media.updatePermissions = (...told) => {
      entry = { epoch: 9 };
      return updatePermissions(...told);
    };
    await expect(enforce(ports, 'r1', identity)).resolves.toBe('remove');
    expect(actions).toContain(`remove ${identity}`);
  });

  it('names nobody in the row of an unknown identity', async () => {
    const { ports, rows } = setUp({}, { ...seen, identity: 'eve' });
    await enforce(ports, 'r1', 'eve');
    expect(rows[0]).toMatchObject({ subjectUid: null, before: { identity: 'eve' } });
  });

  describe('a recorder or an agent', () => {
    const recorder = { ...seen, identity: 'service-abcdefghij0123456789' };
    const service: Service = {
      kind: 'recorder',
      roomId: 'r1',
      label: 'Capture',
      mintedBy: 'rosalind',
      mintedAt: 1,
      expiresAt: now + 1,
      revokedAt: null,
      arrived: null,
      left: null,
    };
    const arriving = { ...recorder, permission: { ...nothing, recorder: true } };
    const look = async (there: Partial<Place>, found: MediaParticipant) => {
      const { ports, actions, rows } = setUp(there, found);
      return { done: await enforce(ports, 'r1', recorder.identity), actions, rows };
    };

    it('gets its permissions when it comes, without an audit row', async () => {
      const { done, actions } = await look({ service }, arriving);
      expect(done).toBe('update');
      expect(actions).toEqual([`update ${recorder.identity} recorder true`]);
    });

    it('is removed when its token is over, and audited once an hour', async () => {
      const { done, actions, rows } = await look({ service: { ...service, revokedAt: 5 } }, arriving);
      expect(done).toBe('remove');
      const hour = Math.floor(now / 3_600_000);
      expect(actions[0]).toBe(`note removed_abcdefghij0123456789_${hour}_service-revoked`);
      expect(actions[1]).toBe(`remove ${recorder.identity}`);
      expect(rows[0]).toMatchObject({ subjectUid: null, roomId: 'r1', after: { why: 'service-revoked' } });
    });

    it('is sent away before the call, without an audit row', async () => {
      const { done, actions } = await look(
        { service, head: { session: null, epoch: 1, latest: null } },
        arriving,
      );
      expect(done).toBe('remove');
      expect(actions).toEqual([`remove ${recorder.identity}`]);
    });
  });
});
