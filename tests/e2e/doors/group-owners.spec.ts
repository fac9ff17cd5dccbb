import { createGroup, moveLearners } from '@/lib/groups/contract';
import type { AppErrorDetails } from '@/lib/core/app-error';
import type { AppErrorCode } from '@/lib/core/our-errors';
import { call } from '@/tests/support/api/call';
import { callableCases, type CallableCase } from '@/tests/support/callables/callable-cases';
import { expect } from './support/doors-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { test, type GroupCallers } from './support/group-callers';
import { groupsOf } from '@/tests/support/callables/group-cases';

type Wrong = Exclude<keyof GroupCallers, 'strangersGroupId'>;
type Refusal = { code: AppErrorCode; details?: AppErrorDetails };

const wrong: Readonly<Record<Wrong, string>> = {
  stranger: 'somebody with another group, and nothing to do with the room',
  coHost: 'a co-host of the room whom the group does not belong to',
  guest: 'a guest of the room',
  learner: 'a learner of the group, come in by their card',
};

/** Callables about a room too look at the room first. */
function refusalOf(who: Wrong, { capability }: CallableCase): Refusal {
  if (capability === null || who === 'coHost') return { code: 'groups/not-found' };
  if (who !== 'guest') return { code: 'rooms/not-a-member' };
  const details = { capability, decidedBy: 'profile', reason: 'profile-refuses' } as const;
  return { code: 'access/denied', details };
}

test('Every callable that names a group is tried here, but for those of administrators', ({ cast }) => {
  for (const { contract, input, ownerOf, administration } of callableCases) {
    if (administration) continue;
    expect(ownerOf === 'group', contract.name).toBe('groupId' in input(cast));
  }
});

for (const known of callableCases.filter(({ ownerOf }) => ownerOf === 'group')) {
  const { contract, input } = known;
  for (const [who, description] of Object.entries(wrong) as [Wrong, string][]) {
    test(`${contract.name} is not for ${description}`, async ({ cast, callers }) => {
      const { code, details } = refusalOf(who, known);
      const answer = await call(contract, { token: callers[who], input: input(cast) });
      expectCallableRefusal(answer, code, details);
    });
  }
}

test('Nobody is moved into or out of a group that belongs to somebody else', async ({ cast, callers }) => {
  const { groupId, uids } = groupsOf(cast);
  const { strangersGroupId, stranger } = callers;
  const pairs = [
    { token: cast.host.token, input: { groupId, toGroupId: strangersGroupId, uids } },
    { token: stranger, input: { groupId, toGroupId: strangersGroupId, uids } },
    { token: stranger, input: { groupId: strangersGroupId, toGroupId: groupId, uids } },
  ];
  for (const sent of pairs) expectCallableRefusal(await call(moveLearners, sent), 'groups/not-found');
});

test('Only people with an account of their own make groups', async ({ callers }) => {
  for (const token of [callers.guest, callers.learner]) {
    const answer = await call(createGroup, { token, input: { name: 'Year 13' } });
    expectCallableRefusal(answer, 'auth/accounts-only');
  }
});
