import { readFileSync } from 'node:fs';
import { fileLimits } from '@/lib/files/limits';
import { filePath } from '@/lib/files/schema';
import { comingPath, pictureLimits, picturePath } from '@/lib/pictures/picture';
import { allowedActors } from './support/allowed-actors';
import { emulators } from './support/emulator-hosts';
import { seedFirestore } from './support/firestore-rest';
import { type Actor, type ActorName, type RoomFixture, createRoomFixture } from './support/room-fixture';
import { storageOperations, tryListing, tryStorage, tryUpload } from './support/storage-rest';

const { projectId } = emulators;
const notes = { bytes: 'So v = s / t.', contentType: 'text/plain' };
const announced = { type: notes.contentType, size: notes.bytes.length, state: 'coming' };

describe('in Storage', () => {
  let fixture: RoomFixture;
  beforeAll(async () => {
    fixture = await createRoomFixture(projectId);
  });

  /** A new file that somebody has announced, with one thing that is not as it has to be. */
  async function announce({ uid }: Pick<Actor, 'uid'>, patch: object = {}): Promise<string> {
    const path = filePath(fixture.roomId, crypto.randomUUID());
    await seedFirestore(projectId, { [path]: { ...announced, by: uid, ...patch } });
    return path;
  }

  it('people of the room upload what they have announced, and nobody else does', async () => {
    const upload = async (actor: Actor) => tryUpload(projectId, await announce(actor), actor.token, notes);
    // The record is made for those alone whose sign-in counts, so the rules look at the membership.
    const members: readonly ActorName[] = [
      'owner',
      'co-host',
      'member',
      'guest',
      'learner with a PIN',
      'signed in before validAfter',
      'disabled',
      'without a gate',
      'learner with an old PIN',
      'learner without a PIN',
    ];
    expect(await allowedActors(fixture, upload)).toEqual(members);
  });

  it.each([
    ['that is announced', 'allowed', {}, {}],
    ['of another', 'refused', { by: 'emmy' }, {}],
    ['that is here already', 'refused', { state: 'here' }, {}],
    ['with another size', 'refused', { size: announced.size + 1 }, {}],
    ['with another type', 'refused', { type: 'image/png' }, {}],
    ['that says of itself that it is a page', 'refused', {}, { contentType: 'text/html' }],
  ] as const)('a file %s: %s', async (_what, outcome, patch, sent) => {
    const { member } = fixture.actors;
    const path = await announce(member, patch);
    expect(await tryUpload(projectId, path, member.token, { ...notes, ...sent })).toBe(outcome);
  });

  it('nothing is uploaded that is not announced, whatever its place', async () => {
    const { owner } = fixture.actors;
    const announcedPath = await announce(owner);
    for (const path of [
      filePath(fixture.roomId, crypto.randomUUID()),
      `${announcedPath}/more`,
      'anything',
      `users/${owner.uid}/picture`,
    ])
      expect([path, await tryUpload(projectId, path, owner.token, notes)]).toEqual([path, 'refused']);
  });

  it('nobody writes over a file, changes it, deletes it, reads it or lists it', async () => {
    const { owner, member } = fixture.actors;
    const path = await announce(member);
    expect(await tryUpload(projectId, path, member.token, notes)).toBe('allowed');
    expect(await tryUpload(projectId, path, member.token, notes)).toBe('refused');
    for (const operation of Object.keys(storageOperations) as (keyof typeof storageOperations)[])
      for (const { token } of [member, owner])
        expect([operation, await tryStorage(projectId, operation, path, token)]).toEqual([
          operation,
          'refused',
        ]);
    expect(await tryListing(projectId, `rooms/${fixture.roomId}/files/`, owner.token)).toBe('refused');
  });

  const picture = { bytes: 'RIFF....WEBP', contentType: 'image/webp' };

  it('people with an account or a card upload a picture to their own place', async () => {
    const upload = (actor: Actor) => tryUpload(projectId, comingPath(actor.uid), actor.token, picture);
    expect(await allowedActors(fixture, upload)).toEqual([
      'owner',
      'co-host',
      'member',
      'learner with a PIN',
      'other user',
      'tombstone',
    ] satisfies readonly ActorName[]);
    const toOwner = ({ token }: Actor) =>
      tryUpload(projectId, comingPath(fixture.actors.owner.uid), token, picture);
    // A second upload takes the place of the first.
    expect(await allowedActors(fixture, toOwner)).toEqual(['owner']);
  });

  it.each([
    ['a JPEG', 'allowed', { contentType: 'image/jpeg' }],
    ['an SVG', 'refused', { contentType: 'image/svg+xml' }],
    ['a page', 'refused', { contentType: 'text/html' }],
    ['the largest one', 'allowed', { bytes: '.'.repeat(pictureLimits.bytes) }],
    ['a larger one', 'refused', { bytes: '.'.repeat(pictureLimits.bytes + 1) }],
  ] as const)('as a picture, %s: %s', async (_what, outcome, sent) => {
    const { uid, token } = fixture.actors.member;
    expect(await tryUpload(projectId, comingPath(uid), token, { ...picture, ...sent })).toBe(outcome);
  });

  it('nobody writes where pictures are kept, and nobody reads one that comes', async () => {
    const { owner } = fixture.actors;
    const id = crypto.randomUUID();
    for (const path of [
      picturePath({ of: 'people', id: owner.uid }, id),
      picturePath({ of: 'rooms', id: fixture.roomId }, id),
      `${comingPath(owner.uid)}/${id}`,
    ])
      expect([path, await tryUpload(projectId, path, owner.token, picture)]).toEqual([path, 'refused']);
    const path = comingPath(owner.uid);
    expect(await tryUpload(projectId, path, owner.token, picture)).toBe('allowed');
    for (const operation of ['read', 'read the bytes of', 'delete', 'change'] as const)
      expect([operation, await tryStorage(projectId, operation, path, owner.token)]).toEqual([
        operation,
        'refused',
      ]);
    expect(await tryListing(projectId, 'coming/', owner.token)).toBe('refused');
  });

  it('the largest picture is as large as our server takes', () => {
    expect(readFileSync('firebase/storage.rules', 'utf8')).toContain(`size <= ${pictureLimits.bytes}\n`);
  });

  it('the largest file is as large as our server takes', () => {
    expect(readFileSync('firebase/storage.rules', 'utf8')).toContain(`size <= ${fileLimits.file}\n`);
  });
});
