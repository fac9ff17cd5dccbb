import { deleteApp, initializeApp } from 'firebase-admin/app';
import { presets } from '@/lib/access/presets';
import { initialSettings } from '@/lib/organization/organization';
import { permitAgain } from '@/lib/rooms/server/access/permit-again';
import { fakeTransaction } from '@/tests/support/fakes/fake-transaction';

// Nobody is asked: it only names documents.
const app = initializeApp({ projectId: 'demo-permit-again' });
afterAll(() => deleteApp(app));

const { settings } = presets.lesson;
const documents = {
  'rooms/r1': { name: 'Waves', ownerUid: 'emmy', preset: 'lesson', createdAt: 1, settings },
  'rooms/r1/access/ben': { profile: 'co-host', exceptions: {}, epoch: 1 },
  'gates/ben': { validAfter: 0, disabled: false },
};

/** What a command of Ben's comes to, where this has changed since he was asked. */
const ask = async (changed: Record<string, unknown> = {}) => {
  const { transaction, trips, written } = fakeTransaction({ ...documents, ...changed });
  const asked = permitAgain(transaction, { roomId: 'r1', uid: 'ben', capability: 'member:moderate' });
  const profile = await asked.then(
    (standing) => standing.profile,
    (thrown: unknown) => (thrown as Error & { code: string }).code,
  );
  return { profile, trips: trips.length, written: written.size };
};

const entry = 'rooms/r1/access/ben';
const policy = { 'co-host': { 'member:moderate': 'forced-off' } };
const lent = { profile: 'co-host', session: 's1' };

describe('whoever was permitted something, asked again where it is decided', () => {
  it('may still do it, with what they are by then, and everything is read at once', async () => {
    expect(await ask()).toEqual({ profile: 'co-host', trips: 1, written: 0 });
    expect(await ask({ [entry]: { profile: 'host', exceptions: {}, epoch: 2 } })).toMatchObject({
      profile: 'host',
    });
  });

  it.each([
    ['was removed', { [entry]: { epoch: 2 } }, 'rooms/removed'],
    ['has left', { [entry]: { epoch: 2, left: true } }, 'rooms/not-a-member'],
    ['was banned', { 'rooms/r1/bans/ben': {} }, 'rooms/banned'],
    ['was made less', { [entry]: { profile: 'learner', exceptions: {}, epoch: 2 } }, 'access/denied'],
    [
      'was lent a role that has ended',
      { [entry]: { profile: 'learner', lent, exceptions: {}, epoch: 2 } },
      'access/denied',
    ],
    [
      'is of an organisation that took it away',
      { 'organization/policy': { ...initialSettings, version: 2, policy } },
      'access/denied',
    ],
    ['was disabled', { 'gates/ben': { validAfter: 0, disabled: true } }, 'auth/disabled'],
    ['is asked about a room that is gone', { 'rooms/r1': undefined }, 'rooms/not-found'],
  ])('may not any more who %s', async (_, changed, code) => {
    expect((await ask(changed)).profile).toBe(code);
  });
});
