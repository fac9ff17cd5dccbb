import { createSheet } from '@/lib/math/sheet/create-sheet';
import type { WallCard } from './cards';
import { correctCard, findFaultyLine, findLine, type WallPage } from './page-lines';

type Typed = string | { derivation: string } | { words: string };

/** A calculated page of these cells, as the wall reads it. */
function pageOf(...typed: readonly Typed[]): WallPage {
  const cells = typed.map((one, at) => {
    const id = `c${String(at)}`;
    if (typeof one === 'string') return { id, source: one, kind: 'calculation' as const };
    return 'words' in one
      ? { id, source: one.words, kind: 'words' as const }
      : { id, source: one.derivation, kind: 'derivation' as const };
  });
  const set = cells.flatMap(({ kind, ...cell }) =>
    kind === 'words' ? [] : [{ ...cell, ...(kind === 'derivation' && { kind }) }],
  );
  const results = createSheet().apply({ set });
  let number = 0;
  return cells.map(({ id, source, kind }) => {
    const result = results.find((one) => one.id === id);
    const { tex = null, reading = null, error = null } = result ?? {};
    const isSet = kind === 'calculation' && tex !== null && reading !== null && error === null;
    return {
      ...{ id, source, result },
      number: kind === 'words' ? null : ++number,
      set: isSet && source !== '' ? { tex, reading } : null,
    };
  });
}

const card: WallCard = {
  ...{ uid: 'ada', name: 'Ada', state: 'stuck', line: 2, done: 7 },
  ...{ fault: { line: 1, kind: 'units' }, faultSince: 5, heardAt: 9 },
};
const wrong = { derivation: '2x = -8\n⇔ x = 4' };

describe('The line of a card', () => {
  it('is set where it can be, and stands as typed otherwise', () => {
    const page = pageOf({ words: 'Forces' }, 'F = 3 N', '2 + (');
    expect(findLine(page, 1)?.set?.tex).toContain('3');
    expect(findLine(page, 2)).toEqual({ source: '2 + (', set: null });
    expect(findLine(page, 3)).toBeNull();
  });

  it('is the last of a derivation, and nothing for an empty one', () => {
    expect(findLine(pageOf(wrong), 1)).toMatchObject({ source: '⇔ x = 4', set: { reading: 'x = 4' } });
    expect(findLine(pageOf(''), 1)).toBeNull();
  });

  it('is the step that fails where it is an example of a mistake', () => {
    expect(findFaultyLine(pageOf('1', wrong), 2)).toMatchObject({ source: '⇔ x = 4' });
    expect(findFaultyLine(pageOf('2 N + 3 s'), 1)).toMatchObject({ source: '2 N + 3 s' });
    expect(findFaultyLine(pageOf('1'), 1)).toBeNull();
  });
});

describe('A calculated page', () => {
  it('corrects what a record says wrongly, and leaves what the learner says', () => {
    const corrected = correctCard(card, pageOf('1', wrong, '3'));
    expect(corrected).toMatchObject({ state: 'stuck', line: 2, done: 2, fault: { line: 2, kind: 'sign' } });
    expect(corrected.faultSince).toBe(9);
    expect(correctCard(card, pageOf('1'))).toMatchObject({
      line: null,
      done: 1,
      fault: null,
      faultSince: null,
    });
  });

  it('keeps since when a fault stands that the record knows', () => {
    expect(correctCard(card, pageOf('2 N + 3 s')).faultSince).toBe(5);
  });

  it('says nothing before all of it is calculated', () => {
    const page = pageOf('1', wrong).map((line) => ({ ...line, result: undefined }));
    expect(correctCard(card, page)).toBe(card);
    expect(correctCard(card, undefined)).toBe(card);
  });
});
