import { initialSettings } from '@/lib/organization/organization';
import {
  changeOrganization,
  describeOrganization,
  spreadOrganization,
  undoOrganization,
  type Spread,
} from '@/lib/permissions/contract';
import type { AnyContract } from '@/lib/core/callable-contract';
import { expect, test } from '@/tests/support/test';
import { makeCaller, tenTimes } from '../doors/support/administrator';
import { call, newKey, resultOf } from '../doors/support/call';
import { expectCallableRefusal } from '../doors/support/expect-refusal';
import { emptyCalls, forgetSettings } from './support/change-settings';

test.beforeEach(emptyCalls);
test.afterEach(({ admin }) => forgetSettings(admin));

test('What an administrator saves, takes back or carries on is done once, however often and at once it is sent', async ({
  admin,
}) => {
  const { token, done } = await makeCaller(admin);
  const { policy, rules } = initialSettings;
  const profiles = { learner: { answers: { 'screen:publish': 'yes' } } };
  const versionNow = async () => ((await done(describeOrganization, {})) as { version: number }).version;
  /** Sent ten times at once and once more under one key, and ten times at once under keys of their own. */
  const expectOnce = async (contract: AnyContract, input: object, version: number) => {
    const sent = { token, key: newKey(), input };
    const answers = [...(await tenTimes(() => call(contract, sent))), await call(contract, sent)];
    for (const answer of answers) expect((resultOf(answer) as Spread).version).toBe(version);
    for (const answer of await tenTimes(() => call(contract, { token, input }))) {
      expectCallableRefusal(answer, 'organization/changed-meanwhile');
    }
    expect(await versionNow()).toBe(version);
  };

  await expectOnce(changeOrganization, { version: 0, policy, rules, profiles }, 1);
  await expectOnce(undoOrganization, { version: 1 }, 2);
  // Of those who send at once what nobody has saved yet, one does.
  const input = { version: 2, policy, rules, profiles };
  const answers = await tenTimes(() => call(changeOrganization, { token, input }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const undone = await tenTimes(() => call(undoOrganization, { token, input: { version: 3 } }));
  expect(undone.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await versionNow()).toBe(4);

  // Whoever carries on saves nothing, and leaves nobody behind who is in a call.
  const spreads = [
    ...(await tenTimes(() => done(spreadOrganization, {}))),
    await done(spreadOrganization, {}),
  ];
  for (const spread of spreads) expect(spread).toMatchObject({ version: 4, unreached: [] });
  const saved = await admin.firestore.collection('audit').where('action', '==', 'permissions-saved').get();
  expect(saved.size).toBe(4);
});
