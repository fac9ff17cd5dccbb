import { TrackSource } from 'livekit-server-sdk';
import { reconcileRoom } from '@/lib/call/contract';
import { toServiceIdentity } from '@/lib/livekit/service-identity';
import { listServiceTokens, mintServiceToken, revokeServiceToken } from '@/lib/services/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { botsOfTest } from '@/tests/support/services/bots-of-test';
import { getIdToken } from '@/tests/support/person';
import { getToken } from '@/tests/support/api/ask-token';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { readDatabase, writeDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { findInside } from './support/inside';
import { mediaRoomName, mediaUrl, readMediaToken } from './support/media-server';

const bring = botsOfTest();

type Minted = { serviceId: string; token: string; url: string; expiresAt: number };

const wish = (roomId: string, kind: 'recorder' | 'agent') => ({
  roomId,
  kind,
  label: kind === 'recorder' ? 'Lecture capture' : 'Captions',
  lifetime: 'hour' as const,
});

const enter = ({ token }: Pick<Minted, 'token'>) => bring(token);

const actionsIn = async ({ firestore }: AdminSdk, roomId: string) => {
  const rows = await firestore.collection('audit').where('roomId', '==', roomId).get();
  return rows.docs.map((row) => row.data() as { action: string; before: object; after: object });
};

const permissionOf = async (roomId: string, { serviceId }: Pick<Minted, 'serviceId'>) =>
  (await findInside(roomId, toServiceIdentity(serviceId)))?.permission;

test('Parallel copies of one call mint one service token, which is stored nowhere', async ({
  makeScene,
  admin,
}) => {
  const { roomId } = await makeScene();
  const token = await getIdToken(await makeAdministrator(admin));
  const sent = { token, key: newKey(), input: wish(roomId, 'recorder') };
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(mintServiceToken, sent)));
  const minted = answers.map((answer) => resultOf(answer) as Minted);
  expect(new Set(minted.map(({ serviceId }) => serviceId)).size).toBe(1);

  const services = await admin.firestore.collection('services').where('roomId', '==', roomId).get();
  expect(services.size).toBe(1);
  expect((await actionsIn(admin, roomId)).filter(({ action }) => action === 'service-minted')).toHaveLength(
    1,
  );
  const [first] = minted;
  const signature = first?.token.split('.')[2] ?? '';
  const stored = [
    ...services.docs,
    ...(await admin.firestore.collection('calls').where('name', '==', 'mintServiceToken').get()).docs,
  ];
  expect(signature).not.toBe('');
  expect(JSON.stringify(stored.map((document) => document.data()))).not.toContain(signature);

  const changed = await call(mintServiceToken, { ...sent, input: wish(roomId, 'agent') });
  expectCallableRefusal(changed, 'request/key-reused');
  const nowhere = await call(mintServiceToken, { token, input: wish('nosuchroom', 'agent') });
  expectCallableRefusal(nowhere, 'rooms/not-found');
});

test('A service token names the service and grants nothing on its own', async ({ makeScene, admin }) => {
  const { roomId } = await makeScene();
  const token = await getIdToken(await makeAdministrator(admin));
  const nothing = {
    canPublish: false,
    canSubscribe: false,
    canPublishData: false,
    canUpdateOwnMetadata: false,
    hidden: true,
    agent: false,
  };
  for (const kind of ['recorder', 'agent'] as const) {
    const input = wish(roomId, kind);
    const minted = resultOf(await call(mintServiceToken, { token, input })) as Minted;
    const { exp, nbf, video, ...claims } = readMediaToken(minted.token).claims as Record<string, unknown> & {
      exp: number;
      nbf: number;
    };
    expect(video).toEqual({
      room: mediaRoomName(roomId),
      roomJoin: true,
      ...nothing,
      recorder: kind === 'recorder',
    });
    expect(claims).toMatchObject({
      sub: toServiceIdentity(minted.serviceId),
      attributes: { name: input.label, profile: kind, kind: 'service' },
    });
    expect(Math.abs(exp - nbf - 3600), 'one hour').toBeLessThanOrEqual(1);
    expect(minted.url).toBe(mediaUrl());
  }
});

test('A recorder appears in the room with its rights, and a revoked one stays out', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host } = await makeScene();
  const token = await getIdToken(await makeAdministrator(admin));
  const minted = resultOf(await call(mintServiceToken, { token, input: wish(roomId, 'recorder') })) as Minted;
  await getToken(roomId, host.token);
  const bot = await enter(minted);

  await expect.poll(async () => (await permissionOf(roomId, minted))?.canSubscribe).toBe(true);
  expect(await permissionOf(roomId, minted)).toMatchObject({ canPublish: false, hidden: true });
  expect(await readDatabase(`services/${roomId}/${minted.serviceId}`)).toMatchObject({
    kind: 'recorder',
    label: 'Lecture capture',
  });
  expect((await actionsIn(admin, roomId)).map(({ action }) => action)).not.toContain('rights-corrected');

  const revoke = () => call(revokeServiceToken, { token, input: { serviceId: minted.serviceId } });
  expect(resultOf(await revoke())).toEqual({ wasInside: true });
  expect(await permissionOf(roomId, minted)).toBeUndefined();
  expect(await readDatabase(`services/${roomId}/${minted.serviceId}`)).toBeNull();
  await expect.poll(() => bot.isConnected()).toBe(false);
  for (const answer of await Promise.all(Array.from({ length: 10 }, revoke))) {
    expect(resultOf(answer)).toEqual({ wasInside: false });
  }

  const again = await enter(minted).catch(() => null);
  await expect.poll(() => permissionOf(roomId, minted)).toBeUndefined();
  await expect
    .poll(async () => (await actionsIn(admin, roomId)).filter(({ action }) => action === 'intruder-removed'))
    .toMatchObject([{ after: { why: 'service-revoked' } }]);
  expect(again?.received.tracks ?? 0).toBe(0);
  const actions = (await actionsIn(admin, roomId)).map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith('service-')).sort()).toEqual([
    'service-minted',
    'service-revoked',
  ]);
  const { services } = resultOf(await call(listServiceTokens, { token })) as {
    services: { serviceId: string; revokedAt: number | null; insideSince: number | null }[];
  };
  const listed = services.find(({ serviceId }) => serviceId === minted.serviceId);
  expect(listed).toMatchObject({ insideSince: null });
  expect(listed?.revokedAt).not.toBeNull();
});

test('The next comparison removes an expired agent without any webhook', async ({ makeScene, admin }) => {
  const { roomId, host } = await makeScene();
  const token = await getIdToken(await makeAdministrator(admin));
  const minted = resultOf(await call(mintServiceToken, { token, input: wish(roomId, 'agent') })) as Minted;
  await getToken(roomId, host.token);
  await enter(minted);
  await expect.poll(async () => (await permissionOf(roomId, minted))?.canSubscribe).toBe(true);
  expect(await permissionOf(roomId, minted), 'what it may it has been given').toMatchObject({
    canPublish: true,
    canPublishSources: [TrackSource.MICROPHONE],
    canPublishData: true,
    hidden: false,
  });
  const compare = async () => {
    await writeDatabase(`reconcile/${roomId}`, { next: 0, hotUntil: 0 });
    return resultOf(await call(reconcileRoom, { token: host.token, input: { roomId } })) as { next: number };
  };

  await compare();
  expect(await permissionOf(roomId, minted), 'it stays as long as it counts').toBeDefined();
  // An hour is too long for a test, so the expiry moves into the past.
  const service = admin.firestore.doc(`services/${minted.serviceId}`);
  await service.update({ expiresAt: new Date(Date.now() - 1) });
  await compare();
  expect(await permissionOf(roomId, minted)).toBeUndefined();
  expect(await actionsIn(admin, roomId)).toContainEqual(
    expect.objectContaining({ action: 'intruder-removed', after: { why: 'service-expired' } }),
  );
});

test('The server mints no token for an archived room, and revokes no unknown one', async ({
  makeScene,
  admin,
}) => {
  const { roomId } = await makeScene();
  const token = await getIdToken(await makeAdministrator(admin));
  await admin.firestore.doc(`rooms/${roomId}`).update({ archivedAt: Date.now() });
  expectCallableRefusal(
    await call(mintServiceToken, { token, input: wish(roomId, 'recorder') }),
    'rooms/archived',
  );
  const unknown = { serviceId: 'abcdefghij0123456789' };
  expectCallableRefusal(await call(revokeServiceToken, { token, input: unknown }), 'services/not-found');
});
