import { createGroup, moveLearners } from '@/lib/groups/contract';
import type { AppErrorDetails } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { call } from '@/tests/support/api/call';
import { expectRefused } from '@/tests/support/api/expect-refused';
import { makeScene } from '@/tests/support/api/make-scene';
import type { Scene } from '@/tests/support/api/scene';
import type { CallableCase } from '@/tests/support/api/callable-case';
import { callableCases } from '@/tests/support/callables/callable-cases';
import { groupsOf } from '@/tests/support/callables/group-cases';
import { endAdminApps } from '../support/end-admin-apps';
import { makeGroupCallers, type GroupCallers } from '../support/group-callers';
import { serveInProcess } from '../support/serve-in-process';

const admin = serveInProcess();
let scene: Scene;
let callers: GroupCallers;
beforeAll(async () => {
  scene = await makeScene(admin);
  callers = await makeGroupCallers(admin, scene);
});
afterAll(endAdminApps);

type Wrong = Exclude<keyof GroupCallers, 'strangersGroupId'>;

const wrong: readonly [who: Wrong, description: string][] = [
  ['stranger', 'somebody with another group, and nothing to do with the room'],
  ['removed', 'somebody who was a host of the room'],
  ['coHost', 'a co-host of the room whom the group does not belong to'],
  ['guest', 'a guest of the room'],
  ['learner', 'a learner of the group, come in by their card'],
];

/** Callables about a room too look at the room first. */
function refusalOf(who: Wrong, { capability }: CallableCase): [AppErrorCode, AppErrorDetails?] {
  if (capability === null || who === 'coHost') return ['groups/not-found'];
  if (who === 'removed') return ['rooms/removed'];
  if (who !== 'guest') return ['rooms/not-a-member'];
  return ['access/denied', { capability, decidedBy: 'profile', reason: 'profile-refuses' }];
}

describe('a callable that names a group', () => {
  it('is in this table, unless it is for administrators', () => {
    for (const { contract, input, ownerOf, administration } of callableCases) {
      if (administration) continue;
      expect([contract.name, ownerOf === 'group']).toEqual([contract.name, 'groupId' in input(scene)]);
    }
  });

  it.each(wrong)('refuses the %s: %s', async (who) => {
    for (const known of callableCases.filter(({ ownerOf }) => ownerOf === 'group')) {
      const { contract, input } = known;
      const answer = await call(contract, { token: callers[who], input: input(scene) });
      expectRefused(contract.name, answer, ...refusalOf(who, known));
    }
  });

  it('moves nobody into or out of a group that belongs to somebody else', async () => {
    const { groupId, uids } = groupsOf(scene);
    const { strangersGroupId, stranger } = callers;
    const pairs = [
      { token: scene.host.token, input: { groupId, toGroupId: strangersGroupId, uids } },
      { token: stranger, input: { groupId, toGroupId: strangersGroupId, uids } },
      { token: stranger, input: { groupId: strangersGroupId, toGroupId: groupId, uids } },
    ];
    for (const sent of pairs) expectRefused(sent.input, await call(moveLearners, sent), 'groups/not-found');
  });

  it('lets only people with an account of their own make groups', async () => {
    for (const who of ['guest', 'learner'] as const) {
      const answer = await call(createGroup, { token: callers[who], input: { name: 'Year 13' } });
      expectRefused(who, answer, 'auth/accounts-only');
    }
  });
});
