import { sampleDerivation, sampleSteps } from '@/components/landing/sample-stories';
import { createSheet } from '@/lib/math/sheet/create-sheet';

describe('the pictures of the landing page', () => {
  it('judge each line of the derivation as a sheet does', () => {
    const { source, lines, place } = sampleDerivation;
    const cells = [{ id: 'd', source, kind: 'derivation' as const }];
    const steps = createSheet().apply({ set: cells })[0]?.steps;
    expect(steps?.map(({ outcome }) => outcome)).toEqual(lines.map(({ verdict }) => verdict ?? 'start'));
    const at = steps?.at(-1)?.counterexample?.at.map(({ name, value }) => `${name} = ${value}`);
    expect(at).toEqual([place]);
  });

  it('show the results that a sheet shows', () => {
    const cells = Object.entries(sampleSteps).map(([id, { source }]) => ({ id, source }));
    const results = createSheet().apply({ set: cells });
    for (const [id, { result }] of Object.entries(sampleSteps)) {
      const found = results.find((one) => one.id === id);
      expect(found?.error).toBeNull();
      if (result !== null) expect([found?.shown, found?.isRounded]).toEqual([result, true]);
    }
  });
});
