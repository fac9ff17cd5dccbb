import { toPlainValue } from './plain-value';

describe('A plain value', () => {
  it('has no priorities', () => {
    expect(toPlainValue({ a: { '.value': 1, '.priority': 2 }, '.priority': 3 })).toEqual({ a: 1 });
  });

  it('is an array when its keys are mostly 0, 1, 2 …', () => {
    expect(toPlainValue({ 0: 'p', 1: 'q' })).toEqual(['p', 'q']);
    expect(toPlainValue({ 1: 'q' })).toEqual([null, 'q']);
    expect(toPlainValue({ 5: 'z' })).toEqual({ 5: 'z' });
    expect(toPlainValue({ 0: 'p', a: 'q' })).toEqual({ 0: 'p', a: 'q' });
  });
});
