import { listRoomAudit, type AuditPage } from '@/lib/audit/contract';
import { reportPerson } from '@/lib/moderation/contract';
import { addMember } from '@/lib/rooms/contract';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';

test('A report reaches every host but the one that it is about', async ({ makeScene }) => {
  const { roomId, host, learner, stranger } = await makeScene();
  const coHost = { roomId, email: stranger.email, profile: 'co-host' };
  resultOf(await call(addMember, { token: host.token, input: coHost }));
  const readReports = async (token: string) => {
    const input = { roomId, filter: {}, cursor: null };
    const { entries } = resultOf(await call(listRoomAudit, { token, input })) as AuditPage;
    return entries.filter(({ action }) => action === 'person-reported').map(({ reason }) => reason);
  };
  const report = (uid: string, words: string) =>
    call(reportPerson, { token: learner.token, input: { roomId, uid, words }, key: newKey() });

  resultOf(await report(host.uid, 'She took my screen away.'));
  expect(await readReports(stranger.token)).toEqual(['She took my screen away.']);
  expect(await readReports(host.token)).toEqual([]);
  resultOf(await report(stranger.uid, 'He shouts.'));
  expect(await readReports(host.token)).toEqual(['He shouts.']);
  expect(await readReports(stranger.token)).toEqual(['She took my screen away.']);
});
