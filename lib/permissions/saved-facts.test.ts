import { capabilities } from '@/lib/access/capabilities';
import { personProfileIds } from '@/lib/access/profiles';
import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { applyEdits } from './edit';
import type { Edit } from './edit-schema';
import { toSavedFacts } from './saved-facts';

const screen = { profile: 'learner', capability: 'screen:publish' } as const;
const save = (before: OrganizationSettings, ...steps: Edit[]) => {
  const after = { ...applyEdits(before, steps), version: before.version + 1 };
  return { after, rows: toSavedFacts(before, after) };
};

describe('the audit rows of a save', () => {
  it('hold only what has changed', () => {
    const { rows } = save(
      initialSettings,
      { kind: 'rule', cell: screen, to: 'default-off' },
      { kind: 'rules', to: { guests: 'off' } },
      { kind: 'default', way: 'group', to: 'listener' },
    );
    expect(rows).toEqual([
      {
        before: { version: 0, 'learner screen:publish policy': null, guests: 'allowed', 'way group': null },
        after: {
          version: 1,
          'learner screen:publish policy': 'default-off',
          guests: 'off',
          'way group': 'listener',
        },
      },
    ]);
  });

  it("tell a profile's answer from the policy about it", () => {
    const { after } = save(initialSettings, { kind: 'rule', cell: screen, to: 'forced-off' });
    const [row] = save(after, { kind: 'answer', cell: screen, to: 'yes' }).rows;
    expect(row?.after).toEqual({ version: 2, 'learner screen:publish': 'yes' });
  });

  it('name an unchanged copy, and the successor of a retired profile', () => {
    const quiet = 'learner~k3x9a2';
    const made = save(initialSettings, { kind: 'copy', id: quiet, from: 'learner', name: 'Quiet' });
    expect(made.rows[0]?.after).toEqual({ version: 1, [`${quiet} name`]: 'Quiet' });
    const retired = save(made.after, { kind: 'retire', id: quiet, to: 'learner', at: 5 });
    expect(retired.rows).toEqual([
      {
        before: { version: 1, [`${quiet} becomes`]: quiet },
        after: { version: 2, [`${quiet} becomes`]: 'learner' },
      },
    ]);
  });

  it('are split when one would be too long, and lose nothing', () => {
    const cells = personProfileIds.flatMap((profile) =>
      capabilities.map((capability) => ({ profile, capability })),
    );
    const { rows } = save(
      initialSettings,
      ...cells.flatMap((cell): Edit[] => [
        { kind: 'answer', cell, to: 'ask' },
        { kind: 'rule', cell, to: 'default-on' },
      ]),
    );
    const expected = cells.flatMap(({ profile, capability }) => [
      [`${profile} ${capability}`, 'ask'],
      [`${profile} ${capability} policy`, 'default-on'],
    ]);
    expect(expected.length).toBeGreaterThan(200);
    const said = rows.flatMap(({ after: { version: _, part: __, parts: ___, ...facts } }) =>
      Object.entries(facts),
    );
    expect(said).toHaveLength(expected.length);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(expected));
    expect(rows).toHaveLength(Math.ceil(expected.length / 100));
    for (const [index, { before, after }] of rows.entries()) {
      expect(after).toMatchObject({ version: 1, part: index + 1, parts: rows.length });
      expect(Object.keys(before).length).toBeLessThanOrEqual(101);
    }
  });
});
