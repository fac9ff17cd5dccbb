import { initializeApp } from 'firebase-admin/app';
import { presets } from '@/lib/access/presets';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { setAnswer, setRule } from '@/lib/permissions/organization-change';
import { saveOrganization } from '@/lib/permissions/server/save-organization';
import { takeBack } from '@/lib/permissions/take-back';
import { newOutboxEntry, type MirrorTarget } from '@/lib/rooms/outbox/outbox-entry';
import { listUnsettledMatrices } from '@/lib/rooms/server/documents/list-unsettled-matrices';
import { matrixDocument } from '@/lib/rooms/server/documents/matrix-document';
import { countRoomsBehind, listRoomsBehind } from '@/lib/rooms/server/access/refresh-matrix';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own, whose settings nobody else changes. The product takes the first app that there is.
initializeApp({ projectId: `demo-${unique('organisation').toLowerCase()}` });
afterAll(endAdminApps);

const screen = { profile: 'learner', capability: 'screen:publish' } as const;
const allow = (settings: OrganizationSettings) => setAnswer(settings, screen, 'yes');
const forbid = (settings: OrganizationSettings) => setRule(settings, screen, 'forced-off');
const save = (version: number, change: Parameters<typeof saveOrganization>[0]['change']) =>
  saveOrganization({ version, actorUid: 'rosalind', change });
const auditRows = async () => (await adminFirestore().collection('audit').get()).size;

describe('The settings of an organisation', () => {
  beforeEach(async () => {
    const firestore = adminFirestore();
    await firestore.recursiveDelete(firestore.doc('organization/policy'));
    await firestore.recursiveDelete(firestore.collection('audit'));
  });

  it('are saved as versions with an audit row each, and only when something changes', async () => {
    expect(await save(0, allow)).toBe(1);
    expect(await save(1, allow)).toBe(1);
    expect(await auditRows()).toBe(1);
    const { version, book } = await readOrganization();
    expect([version, book.learner.capabilities['screen:publish']]).toEqual([1, 'yes']);
  });

  it('keep the reason of a save in its audit row, where one was given', async () => {
    const reason = 'Screens are for presenting';
    await saveOrganization({ version: 0, actorUid: 'rosalind', change: allow, reason });
    await save(1, forbid);
    const rows = await adminFirestore().collection('audit').get();
    expect(rows.docs.map((row) => [row.id, row.get('reason') as unknown])).toEqual([
      ['permissions-saved_1', reason],
      ['permissions-saved_2', undefined],
    ]);
  });

  it('are saved by one of two who save at once, and the other is refused', async () => {
    const outcomes = await Promise.allSettled([save(0, allow), save(0, forbid)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'organization/changed-meanwhile' });
    expect((await readOrganization()).version).toBe(1);
    expect(await auditRows()).toBe(1);
  });

  it('are never saved with a contradiction', async () => {
    const loud = (settings: OrganizationSettings) =>
      setRule(settings, { profile: 'observer', capability: 'mic:publish' }, 'forced-on');
    await expect(save(0, loud)).rejects.toMatchObject({
      code: 'organization/contradiction',
      details: { profile: 'observer', capability: 'mic:publish' },
    });
    expect((await readOrganization()).version).toBe(0);
  });

  it('return to the version before when one is taken back', async () => {
    await save(0, allow);
    await save(1, forbid);
    expect(await save(2, takeBack)).toBe(3);
    const back = await readOrganization();
    expect([back.policy, back.edits.learner?.answers]).toEqual([{}, { 'screen:publish': 'yes' }]);
  });

  it('name the rooms that have not followed yet', async () => {
    const room = { settings: presets.lesson.settings };
    const matrix = adminFirestore().doc('rooms/algebra/access/_matrix');
    await matrix.set(matrixDocument(room, null, 1, await readOrganization()));
    await save(0, allow);
    expect(await listRoomsBehind(1, 10)).toEqual(['algebra']);
    await matrix.set(matrixDocument(room, null, 2, await readOrganization()));
    expect(await countRoomsBehind(1)).toBe(0);
  });

  it('name the rooms whose matrix is not delivered yet', async () => {
    const outbox = adminFirestore().collection('outbox');
    const entry = (roomId: string, mirror: MirrorTarget[]) => newOutboxEntry({ roomId, mirror }, 1);
    await Promise.all([
      outbox.add(entry('algebra', [{ kind: 'person', uid: 'ada' }, { kind: 'matrix' }])),
      outbox.add(entry('algebra', [{ kind: 'matrix' }])),
      outbox.add(entry('logic', [{ kind: 'person', uid: 'ada' }])),
    ]);
    expect(await listUnsettledMatrices()).toEqual(['algebra']);
  });
});
