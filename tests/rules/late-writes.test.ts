import { emulators } from './support/emulator-hosts';
import { readDatabase, seedDatabase, tryRead, tryUpdate, tryWrite } from './support/database-rest';
import { type RoomFixture, createRoomFixture } from './support/room-fixture';

const { projectId } = emulators;
const entry = (epoch: number) => ({ profile: 'host', exceptions: {}, epoch });

describe('a write of our server that comes late', () => {
  let fixture: RoomFixture;
  beforeAll(async () => {
    fixture = await createRoomFixture(projectId);
  });

  it.each([
    [8, 'refused'],
    [9, 'allowed'],
    [10, 'allowed'],
  ])('with epoch %d over epoch 9 is %s', async (epoch, outcome) => {
    const path = `access/${fixture.roomId}/somebody-${epoch}`;
    await seedDatabase(projectId, { [path]: { epoch: 9 } });
    expect(await tryWrite(projectId, path, '_outbox', entry(epoch))).toBe(outcome);
  });

  it('does not bring back a removed person, who reads nothing afterwards', async () => {
    const { roomId, actors } = fixture;
    const { uid } = actors.tombstone;
    expect(await tryWrite(projectId, `access/${roomId}/${uid}`, '_outbox', entry(8))).toBe('refused');
    expect(await readDatabase(projectId, `access/${roomId}/${uid}`)).toEqual({ epoch: 9 });
    expect(await tryRead(projectId, `inside/${roomId}`, actors.tombstone)).toBe('refused');
  });

  it('takes everything else of the same update down with it', async () => {
    const { roomId, actors } = fixture;
    const updates = {
      [`access/${roomId}/newcomer`]: entry(1),
      [`access/${roomId}/${actors.tombstone.uid}`]: entry(8),
    };
    expect(await tryUpdate(projectId, '_outbox', updates)).toBe('refused');
    expect(await readDatabase(projectId, `access/${roomId}/newcomer`)).toBeNull();
  });

  it('does not take a room back to an older matrix', async () => {
    const path = `access/${fixture.roomId}/_matrix`;
    await seedDatabase(projectId, { [`${path}/epoch`]: 5 });
    expect(await tryUpdate(projectId, '_outbox', { [path]: { epoch: 4, host: {} } })).toBe('refused');
  });

  it('does not open the gate again for a sign-in that was ended', async () => {
    const path = `gates/${fixture.bystander}`;
    const gate = (await readDatabase(projectId, path)) as { validAfter: number };
    const late = { validAfter: gate.validAfter - 1, disabled: false };
    expect(await tryWrite(projectId, path, '_outbox', late)).toBe('refused');
    expect(await tryWrite(projectId, path, '_outbox', { ...late, validAfter: gate.validAfter })).toBe(
      'allowed',
    );
  });

  it('does not admit a removed person, but may clear away their old admission', async () => {
    const { roomId, sessionId, actors } = fixture;
    const row = `admitted/${roomId}/${actors.tombstone.uid}/0123456789abcdef`;
    const other = `admitted/${roomId}/${actors.tombstone.uid}/fedcba9876543210`;
    const admission = { sessionId, expiresAt: Date.now() + 120_000 };
    expect(await tryWrite(projectId, row, '_outbox', admission)).toBe('refused');
    await seedDatabase(projectId, { [row]: admission, [other]: admission });
    expect(await tryWrite(projectId, row, '_outbox', null)).toBe('allowed');
    expect(await tryWrite(projectId, other, '_outbox', null)).toBe('allowed');
  });
});

describe('our server under its principal', () => {
  let fixture: RoomFixture;
  beforeAll(async () => {
    fixture = await createRoomFixture(projectId);
  });

  it('removes somebody in one update: tombstone, admission and presence', async () => {
    const { roomId, bystander } = fixture;
    const updates = {
      [`access/${roomId}/${bystander}`]: { epoch: 2 },
      [`admitted/${roomId}/${bystander}`]: null,
      [`inside/${roomId}/${bystander}`]: null,
    };
    expect(await tryUpdate(projectId, '_outbox', updates)).toBe('allowed');
    expect(await readDatabase(projectId, `admitted/${roomId}/${bystander}`)).toBeNull();
  });

  it('adds and admits somebody in one update', async () => {
    const { roomId, sessionId } = fixture;
    const updates = {
      [`access/${roomId}/newcomer`]: entry(1),
      [`admitted/${roomId}/newcomer/0123456789abcdef`]: { sessionId, expiresAt: 1 },
      [`inside/${roomId}/newcomer/0123456789abcdef`]: { since: 1, name: 'Ada', profile: 'host' },
      [`observingCount/${roomId}`]: 2,
      [`observingConnections/${roomId}/0123456789abcdef`]: 'PA_0123456789ab',
    };
    expect(await tryUpdate(projectId, '_outbox', updates)).toBe('allowed');
  });

  it.each([
    ['deletes an entry', (roomId: string) => ({ [`access/${roomId}/somebody`]: null })],
    ['writes an entry without epoch', (roomId: string) => ({ [`access/${roomId}/somebody`]: { profile: 'host' } })],
    ['writes a profile that is no word', (roomId: string) => ({ [`access/${roomId}/somebody`]: { profile: 7, epoch: 1 } })],
    ['gives a person rows of a matrix', (roomId: string) => ({ [`access/${roomId}/somebody`]: { host: { 'room:read': 'yes' }, epoch: 1 } })],
    ['gives a person a session', (roomId: string) => ({ [`access/${roomId}/somebody`]: { session: 's', epoch: 1 } })],
    ['gives a matrix a profile', (roomId: string) => ({ [`access/${roomId}/_matrix`]: { profile: 'host', epoch: 99 } })],
    ['gives a matrix an unknown answer', (roomId: string) => ({ [`access/${roomId}/_matrix`]: { host: { 'room:read': 'maybe' }, epoch: 99 } })],
    ['gives a matrix exceptions', (roomId: string) => ({ [`access/${roomId}/_matrix`]: { exceptions: { 'room:read': { allow: true, until: 1 } }, epoch: 99 } })],
    ['forgets when an exception ends', (roomId: string) => ({ [`access/${roomId}/somebody`]: { exceptions: { 'ink:draw': { allow: true } }, epoch: 1 } })],
    ['adds a word to an exception', (roomId: string) => ({ [`access/${roomId}/somebody`]: { exceptions: { 'ink:draw': { allow: true, until: 1, why: '' } }, epoch: 1 } })],
    ['deletes a gate', () => ({ 'gates/somebody': null })],
    ['writes half a gate', () => ({ 'gates/somebody': { validAfter: 1 } })],
    ['admits without an end', (roomId: string) => ({ [`access/${roomId}/somebody`]: entry(1), [`admitted/${roomId}/somebody/j`]: { sessionId: 's' } })],
    ['shows someone inside without a name', (roomId: string) => ({ [`inside/${roomId}/somebody/j`]: { since: 1, profile: 'host' } })],
    ['counts observers in words', (roomId: string) => ({ [`observingCount/${roomId}`]: 'one' })],
    ['names the connection of an observer', (roomId: string) => ({ [`observingConnections/${roomId}/j`]: { name: 'Ada' } })],
    ['writes a node nobody thought of', () => ({ 'anything/one': 1 })],
  ])('is refused when it %s', async (_what, updates) => {
    expect(await tryUpdate(projectId, '_outbox', updates(fixture.roomId))).toBe('refused');
  }); // prettier-ignore

  it('reads nothing', async () => {
    expect(await tryRead(projectId, `access/${fixture.roomId}`, '_outbox')).toBe('refused');
  });
});
