import { disablePerson } from '@/lib/admin/contract';
import { redeemInvite } from '@/lib/invites/contract';
import { declineFromLobby, enterByCode, makeShortCode } from '@/lib/lobby/contract';
import type { AuditRow } from '@/lib/audit/schema';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { initialSettings } from '@/lib/organization/organization';
import { readAccessInputs } from '@/lib/permissions/contract';
import { firstMoment } from '@/lib/permissions/moment';
import { simulate } from '@/lib/permissions/simulate';
import { setException } from '@/lib/rooms/contract';
import { changeShield } from '@/lib/shield/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { getIdToken } from '@/tests/support/person';
import { askToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test, type Scene } from './support/api-test';
import { expectRouteRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';
import { openRoom } from '@/tests/support/api/open-room';
import { prepareSession } from '@/tests/support/callables/shield-cases';

/** More rows than a bounded search would read: each row that matters has this many newer ones about other people. */
const newerRows = 250;

test('The simulator finds the host behind a setting under many newer rows', async ({ makeScene, admin }) => {
  const scene = await makeScene();
  const { roomId, host, learner } = scene;
  const rosalind = await makeAdministrator(admin);
  await prepareSession(scene);
  const change = { kind: 'switch', capability: 'mic:publish', to: 'ask' } as const;
  resultOf(await call(changeShield, { token: host.token, input: { roomId, change } }));
  const lending = { allow: true, lasts: 'always' } as const;
  const lent = { roomId, uid: learner.uid, capability: 'screen:publish', lending };
  resultOf(await call(setException, { token: host.token, input: lent }));
  await fillLog(admin, scene);

  const token = await getIdToken(rosalind);
  const input = { roomId, uid: learner.uid };
  const { actions } = resultOf(await call(readAccessInputs, { token, input })) as CallableOutput<
    typeof readAccessInputs
  >;
  expect(actions.map(({ layer, capability, by }) => ({ layer, capability, by }))).toEqual([
    { layer: 'live', capability: 'mic:publish', by: host.name },
    { layer: 'exception', capability: 'screen:publish', by: host.name },
  ]);
});

test('The simulator keeps a disabled member out, as the token route does', async ({ makeScene, admin }) => {
  const { roomId, learner } = await makeScene();
  const token = await getIdToken(await makeAdministrator(admin));
  const tried = async () => {
    const input = { roomId, uid: learner.uid };
    const there = resultOf(await call(readAccessInputs, { token, input })) as CallableOutput<
      typeof readAccessInputs
    >;
    const { refusal, profile } = simulate(initialSettings, { ...firstMoment, profile: 'listener', there });
    return { refusal, profile };
  };
  const setDisabled = async (isDisabled: boolean) =>
    resultOf(await call(disablePerson, { token, input: { uid: learner.uid, isDisabled } }));

  expect(await tried()).toEqual({ refusal: null, profile: 'learner' });
  await setDisabled(true);
  expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'auth/disabled');
  expect(await tried()).toEqual({ refusal: 'auth/disabled', profile: 'learner' });
  await setDisabled(false);
  expect(await tried()).toEqual({ refusal: null, profile: 'learner' });
});

test('The simulator and the token route agree about a waiting outsider, by each way', async ({
  makeScene,
  admin,
}) => {
  const scene = await makeScene();
  const { roomId, host, stranger } = scene;
  await openRoom(scene, 'everyone');
  const token = await getIdToken(await makeAdministrator(admin));
  const expectToldByEachWay = async (code: 'rooms/waiting' | 'rooms/declined') => {
    const input = { roomId, uid: stranger.uid };
    const there = resultOf(await call(readAccessInputs, { token, input })) as CallableOutput<
      typeof readAccessInputs
    >;
    const told = (['member', 'invite', 'code'] as const).map(
      (way) => simulate(initialSettings, { ...firstMoment, way, there }).refusal,
    );
    expect(told).toEqual([code, code, code]);
    expectRouteRefusal(await askToken(roomId, stranger), code);
  };
  const link = await makeInvite(host.token, roomId);
  const made = await call(makeShortCode, { token: host.token, input: { roomId } });
  const { code } = resultOf(made) as { code: string };
  const comeByEachWay = async () => {
    resultOf(await call(redeemInvite, { token: stranger.token, input: { code: link.code } }));
    resultOf(await call(enterByCode, { token: stranger.token, input: { code } }));
  };

  await comeByEachWay();
  await expectToldByEachWay('rooms/waiting');
  const sent = { roomId, uid: stranger.uid, words: '' };
  resultOf(await call(declineFromLobby, { token: host.token, input: sent }));
  await expectToldByEachWay('rooms/declined');
  await comeByEachWay();
  await expectToldByEachWay('rooms/declined');
});

/** Rows as hosts write them who set exceptions for other people, and lock and unlock the room. */
async function fillLog({ firestore }: AdminSdk, { roomId, host, learner }: Scene): Promise<void> {
  const now = Date.now();
  const batch = firestore.batch();
  for (let index = 1; index <= newerRows; index += 1) {
    const locks = { 'mic:publish': 'ask' };
    const isLocked = index % 2 === 1;
    const common = { actorUid: learner.uid, roomId, at: now + index };
    const rows: AuditRow[] = [
      {
        ...common,
        action: 'exception-set',
        subjectUid: host.uid,
        before: {},
        after: { capability: 'screen:publish', allow: true },
      },
      {
        ...common,
        action: 'shield-changed',
        subjectUid: null,
        before: { ...locks, locked: !isLocked },
        after: { ...locks, locked: isLocked },
      },
    ];
    for (const [kind, row] of rows.entries()) {
      batch.set(firestore.doc(`audit/${roomId}-${index}-${kind}`), row);
    }
  }
  await batch.commit();
}
