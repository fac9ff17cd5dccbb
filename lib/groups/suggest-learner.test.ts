import { suggestLearner } from './suggest-learner';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('which learner a guest most likely is', () => {
  it.each([
    ['of the same name, in any case', ' ADA  lovelace', ['Ada Lovelace', 'Ada B.'], 'Ada Lovelace'],
    ['the only one of that first name', 'Sofia', ['Sofia K.', 'Ada'], 'Sofia K.'],
    ['also when the guest typed more', 'Sofia Kowalewskaja', ['Sofia K.', 'Ada'], 'Sofia K.'],
  ])('is the one %s', (_, typed, names, found) => {
    expect(suggestLearner(typed, named(...names))?.name).toBe(found);
  });

  it.each([
    ['two share the first name', 'Ada', ['Ada L.', 'Ada B.']],
    ['two groups have the very name', 'Ada', ['Ada', 'Ada']],
    ['nobody is called so', 'Emmy', ['Ada']],
    ['there is nobody', 'Emmy', []],
  ])('is left open when %s', (_, typed, names) => {
    expect(suggestLearner(typed, named(...names))).toBeNull();
  });
});
