import { initializeApp } from 'firebase-admin/app';
import type { AnyContract } from '@/lib/callables/callable-contract';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { initialSettings } from '@/lib/organization/organization';
import {
  changeOrganization,
  describeOrganization,
  spreadOrganization,
  undoOrganization,
} from '@/lib/permissions/contract';
import { permissionCallables } from '@/lib/permissions/server/callables';
import { createDoor } from './support/call-in-process';
import { endAdminApps } from './support/end-admin-apps';
import { seedAccount } from './support/seed-account';
import { unique } from './support/unique';

jest.mock('@/lib/core/server/log');

// A project of its own, whose settings nobody else changes. The product takes the first app that there is.
const projectId = `demo-${unique('sent-again').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

const call = createDoor(permissionCallables);
const tenTimes = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome[]> =>
  Promise.all(Array.from({ length: 10 }, work));

const { policy, rules } = initialSettings;
const profiles = { learner: { answers: { 'screen:publish': 'yes' } } };

test('saves, undoes and spreads the settings once, however often a call is sent', async () => {
  const { uid } = await seedAccount('Rosalind', 'administrator');
  const readVersion = async () => (await call(describeOrganization, { uid })).result;
  /** Sends ten times at once and once more with one key, then ten times at once with a key for each. */
  const expectOnce = async (contract: AnyContract, input: object, version: number) => {
    const sent = { uid, key: unique('the-same-key-again'), input };
    const answers = [...(await tenTimes(() => call(contract, sent))), await call(contract, sent)];
    for (const { result } of answers) expect(result).toMatchObject({ version });
    for (const { code } of await tenTimes(() => call(contract, { uid, input }))) {
      expect(code).toBe('organization/changed-meanwhile');
    }
    expect(await readVersion()).toMatchObject({ version });
  };

  await expectOnce(changeOrganization, { version: 0, policy, rules, profiles }, 1);
  await expectOnce(undoOrganization, { version: 1 }, 2);

  // Of ten callers who save or undo the same version at once, one succeeds.
  const input = { version: 2, policy, rules, profiles };
  const saved = await tenTimes(() => call(changeOrganization, { uid, input }));
  expect(saved.filter(({ code }) => code === 'ok')).toHaveLength(1);
  const undone = await tenTimes(() => call(undoOrganization, { uid, input: { version: 3 } }));
  expect(undone.filter(({ code }) => code === 'ok')).toHaveLength(1);
  expect(await readVersion()).toMatchObject({ version: 4 });

  const spreads = [
    ...(await tenTimes(() => call(spreadOrganization, { uid }))),
    await call(spreadOrganization, { uid }),
  ];
  for (const { result } of spreads) expect(result).toMatchObject({ version: 4, unreached: [] });
  const lines = await adminFirestore().collection('audit').where('action', '==', 'permissions-saved').get();
  expect(lines.size).toBe(4);
});
