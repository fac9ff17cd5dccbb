import type { Why } from '@/lib/audit/reason';
import { AppError } from '@/lib/errors/app-error';
import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import type { Edit } from '../edit-schema';
import { saveEdits } from './save-edits';

const edits: readonly Edit[] = [
  { kind: 'answer', cell: { profile: 'learner', capability: 'screen:publish' }, to: 'yes' },
];
const theirs: OrganizationSettings = {
  ...initialSettings,
  version: 1,
  profiles: { listener: { answers: { 'chat:send': 'no' } } },
};
const everywhere = { version: 1, left: 0, unreached: [] };
const mine = { learner: { answers: { 'screen:publish': 'yes' } } };

/** A fake server with another administrator's settings. It refuses a save that does not know of them. */
function serverWith(refusals: readonly (AppError | null)[]) {
  const sent: OrganizationSettings[] = [];
  const reasons: Why[] = [];
  const left = [...refusals];
  return {
    sent,
    reasons,
    send: (settings: OrganizationSettings, why: Why) => {
      sent.push(settings);
      reasons.push(why);
      const refusal = left.shift() ?? null;
      return refusal ? Promise.reject(refusal) : Promise.resolve(everywhere);
    },
    fetchSettings: () => Promise.resolve(theirs),
  };
}
const why = { reason: 'Screens are for presenting' };
const meanwhile = new AppError('organization/changed-meanwhile');
const save = (server: ReturnType<typeof serverWith>) =>
  saveEdits({ saved: initialSettings, edits, why }, () => undefined, server);

describe('saving what an administrator has changed', () => {
  it('sends the settings once when nobody saved meanwhile', async () => {
    const server = serverWith([]);
    await expect(save(server)).resolves.toEqual(everywhere);
    expect(server.sent).toEqual([{ ...initialSettings, profiles: mine }]);
  });

  it('applies the same edits on top of settings that somebody saved meanwhile', async () => {
    const server = serverWith([meanwhile]);
    await expect(save(server)).resolves.toEqual(everywhere);
    expect(server.sent[1]).toEqual({ ...theirs, profiles: { ...theirs.profiles, ...mine } });
    expect(server.reasons).toEqual([why, why]);
  });

  it('passes on a second conflict and every other error', async () => {
    await expect(save(serverWith([meanwhile, meanwhile]))).rejects.toBe(meanwhile);
    const contradiction = new AppError('organization/contradiction');
    const server = serverWith([contradiction]);
    await expect(save(server)).rejects.toBe(contradiction);
    expect(server.sent).toHaveLength(1);
  });
});
