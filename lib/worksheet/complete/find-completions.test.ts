import { findCompletions } from './find-completions';

const own = [{ name: 'speed', about: '4.2 m/s', write: 'speed' }];
const known = [
  { name: 'sqrt', about: 'The square root.', isFunction: true },
  { name: 'sin', about: 'The sine.', isFunction: true },
  { name: 'sinh', about: 'The hyperbolic sine.', isFunction: true },
  { name: 'second', about: 'a time', isFunction: false },
];

describe('a word before the caret', () => {
  it.each([
    ['s', ['speed']],
    ['2 sp', ['speed']],
    ['sq', ['sqrt']],
    ['x + si', ['sin', 'sinh']],
    ['SE', ['second']],
    ['sin', null],
    ['speed', null],
    ['2', null],
    ['', null],
    ['qq', null],
  ])('%j becomes %j', (source, names) => {
    const found = findCompletions(source, source.length, own, known);
    expect(found?.options.map(({ name }) => name) ?? null).toEqual(names);
  });

  it('says which part is replaced, and puts the caret between brackets', () => {
    expect(findCompletions('2 + sq - 1', 6, own, known)).toMatchObject({
      from: 4,
      to: 6,
      options: [{ write: 'sqrt(|)' }],
    });
    expect(findCompletions('sqrt', 2, own, known)).toBeNull();
  });
});
