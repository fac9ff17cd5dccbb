import { disablePerson } from '@/lib/admin/contract';
import { listAudit, type AuditPage } from '@/lib/audit/contract';
import { endLiveRoom } from '@/lib/call/contract';
import type { AnyContract } from '@/lib/callables/callable-contract';
import { initialSettings } from '@/lib/organization/organization';
import { changeOrganization } from '@/lib/permissions/contract';
import { endSession } from '@/lib/rooms/contract';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { getIdToken } from '@/tests/support/person';
import { getToken } from '@/tests/support/api/ask-token';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';

test('The log shows the reason of an action, and an invalid reason stops the action', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, stranger } = await makeScene();
  const rosalind = await getIdToken(await makeAdministrator(admin));
  const decide = (contract: AnyContract, input: object, token = rosalind) =>
    call(contract, { token, ...(contract.kind === 'keyed' && { key: newKey() }), input });
  const { uid } = stranger;
  await getToken(roomId, host.token);

  for (const reason of ['x'.repeat(201), 'one\nanother', ' ']) {
    const { rules } = initialSettings;
    const refused = [
      await decide(endSession, { roomId, reason }, host.token),
      await decide(endLiveRoom, { roomId, reason }),
      await decide(disablePerson, { uid, isDisabled: true, reason }),
      await decide(changeOrganization, { version: 0, policy: {}, profiles: {}, rules, reason }),
    ];
    for (const answer of refused) expectCallableRefusal(answer, 'request/malformed', { field: 'reason' });
  }
  resultOf(await decide(endSession, { roomId, reason: 'Fire drill' }, host.token));
  await getToken(roomId, host.token);
  resultOf(await decide(endLiveRoom, { roomId, reason: 'Nobody of the school is in it' }));
  resultOf(await decide(disablePerson, { uid, isDisabled: true, reason: 'Left the school' }));

  const read = async (filter: object) => {
    const input = { cursor: null, filter };
    const { entries } = resultOf(await call(listAudit, { token: rosalind, input })) as AuditPage;
    return entries.flatMap(({ action, reason }) => (reason === undefined ? [] : `${action}: ${reason}`));
  };
  expect(await read({ roomId })).toEqual([
    'session-ended: Nobody of the school is in it',
    'session-ended: Fire drill',
  ]);
  expect(await read({ subjectUid: uid })).toEqual(['person-disabled: Left the school']);
});
