import { initializeApp } from 'firebase-admin/app';
import { getPersonOf } from '@/lib/admin/server/get-person';
import { auditId, auditReference, versionOf } from '@/lib/audit/server/audit-log';
import { setDisabled } from '@/lib/auth/server/disable-account';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { setCards } from '@/lib/groups/server/cards/learner-cards';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// The product takes the first app that there is.
const projectId = `demo-${unique('enabling').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

const groupId = '0123456789abcdef0123';

type Seed = { isDisabled?: boolean; card?: 'active' | 'revoked'; signIn: 'open' | 'shut' | 'none' };

/** Somebody with their documents in all places; with a card they are a learner. */
async function seed({ isDisabled = false, card, signIn }: Seed): Promise<string> {
  const uid = unique('emmy');
  const kind = card === undefined ? 'account' : 'learner';
  const user = { name: 'Emmy', email: null, kind, createdAt: 1, seenAt: 1 };
  await adminFirestore()
    .doc(`users/${uid}`)
    .set({ ...user, ...(isDisabled && { disabledAt: 1 }) });
  const disabled = isDisabled || card === 'revoked';
  await adminFirestore().doc(`gates/${uid}`).set({ validAfter: 0, disabled });
  if (card !== undefined) {
    const person = { uid, name: 'Emmy', nameKey: uid, kind, addedAt: 1, card };
    await adminFirestore().doc(`groups/${groupId}/people/${uid}`).set(person);
    await adminFirestore().doc(`learners/${uid}`).set({ groupId, sealedPin: 'sealed', pinByCall: 'first' });
  }
  if (signIn !== 'none') await adminAuth().createUser({ uid, disabled: signIn === 'shut' });
  return uid;
}

/** What the page says, what the gate says, and whether the identity service lets them sign in. */
async function read(uid: string) {
  const [person, gate, signIn] = await Promise.all([
    getPersonOf(uid),
    adminFirestore().doc(`gates/${uid}`).get(),
    adminAuth()
      .getUser(uid)
      .catch(() => null),
  ]);
  return {
    isDisabled: person.isDisabled,
    gate: gate.get('disabled') === true ? 'shut' : 'open',
    signIn: signIn === null ? 'none' : signIn.disabled ? 'shut' : 'open',
  };
}

const change = (uid: string, isDisabled: boolean) => setDisabled({ uid, isDisabled, actorUid: 'rosalind' });
const setCard = (uid: string, isRevoked: boolean) =>
  setCards({ groupId, uids: [uid], isRevoked, actorUid: 'rosalind' });
const unavailable = { code: 'server/unavailable' };

describe('Enabling somebody', () => {
  it('leaves them disabled everywhere when the identity service fails, until a retry', async () => {
    const uid = await seed({ isDisabled: true, signIn: 'none' });
    await expect(change(uid, false)).rejects.toMatchObject(unavailable);
    expect(await read(uid)).toEqual({ isDisabled: true, gate: 'shut', signIn: 'none' });

    await adminAuth().createUser({ uid, disabled: true });
    await change(uid, false);
    expect(await read(uid)).toEqual({ isDisabled: false, gate: 'open', signIn: 'open' });
  });

  it('leaves the gate shut when it ends before its commit, until a retry', async () => {
    const uid = await seed({ isDisabled: true, signIn: 'shut' });
    // The audit row exists already, so nothing can be committed.
    const version = versionOf(await adminFirestore().doc(`users/${uid}`).get());
    const line = auditReference(auditId('person-enabled', uid, version));
    await line.create({
      ...{ action: 'person-enabled', actorUid: 'kurt', subjectUid: uid, roomId: null },
      ...{ before: {}, after: {}, at: 1 },
    });
    await expect(change(uid, false)).rejects.toThrow(/ALREADY_EXISTS/);
    expect(await read(uid)).toMatchObject({ isDisabled: true, gate: 'shut' });

    await line.delete();
    await change(uid, false);
    expect(await read(uid)).toEqual({ isDisabled: false, gate: 'open', signIn: 'open' });
  });

  it('leaves a card stopped, and its sign-in shut', async () => {
    const uid = await seed({ isDisabled: true, card: 'revoked', signIn: 'shut' });
    await change(uid, false);
    expect(await read(uid)).toEqual({ isDisabled: false, gate: 'shut', signIn: 'shut' });
  });

  it('opens the sign-in that an earlier enabling has left shut', async () => {
    const uid = await seed({ signIn: 'shut' });
    await change(uid, false);
    expect(await read(uid)).toEqual({ isDisabled: false, gate: 'open', signIn: 'open' });
  });
});

describe('Disabling somebody', () => {
  it('shuts them out although the identity service fails, and finishes by a retry', async () => {
    const uid = await seed({ signIn: 'none' });
    await expect(change(uid, true)).rejects.toMatchObject(unavailable);
    expect(await read(uid)).toEqual({ isDisabled: true, gate: 'shut', signIn: 'none' });

    await adminAuth().createUser({ uid });
    await change(uid, true);
    expect(await read(uid)).toEqual({ isDisabled: true, gate: 'shut', signIn: 'shut' });
  });

  it('leaves page, gate and sign-in agreed while somebody else enables them', async () => {
    const uid = await seed({ signIn: 'open' });
    await Promise.all([change(uid, true), change(uid, false), change(uid, true), change(uid, false)]);
    const { isDisabled, gate, signIn } = await read(uid);
    expect([gate, signIn]).toEqual(isDisabled ? ['shut', 'shut'] : ['open', 'open']);
  });
});

describe('A card', () => {
  const readCard = async (uid: string) =>
    (await adminFirestore().doc(`groups/${groupId}/people/${uid}`).get()).get('card') as string;

  it('stays stopped when the identity service fails, until a retry', async () => {
    const uid = await seed({ card: 'revoked', signIn: 'none' });
    await expect(setCard(uid, false)).rejects.toMatchObject(unavailable);
    expect(await readCard(uid)).toBe('revoked');
    expect(await read(uid)).toMatchObject({ gate: 'shut' });

    await adminAuth().createUser({ uid, disabled: true });
    await setCard(uid, false);
    expect(await readCard(uid)).toBe('active');
    expect(await read(uid)).toEqual({ isDisabled: false, gate: 'open', signIn: 'open' });
  });

  it('does not let in a learner whom an administrator has disabled', async () => {
    const uid = await seed({ isDisabled: true, card: 'revoked', signIn: 'shut' });
    await setCard(uid, false);
    expect(await read(uid)).toEqual({ isDisabled: true, gate: 'shut', signIn: 'shut' });
  });
});
