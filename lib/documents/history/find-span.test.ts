import { findSpan } from './find-span';

const span = { from: 100, until: 200 };
const read = (states: number[]) => {
  const { before, after } = findSpan(states, span);
  return [
    before && `${before.isState ? 'state' : 'log'} ${before.at}`,
    `${after.isState ? 'state' : 'log'} ${after.at}`,
  ];
};

describe('the span of a history', () => {
  const cases: [string, number[], (string | null)[]][] = [
    ['the log alone', [], ['log 100', 'log 200']],
    ['the log since before it began', [10, 90], ['log 100', 'log 200']],
    ['the state before, and the log', [90, 150], ['state 90', 'log 200']],
    ['the states around', [10, 90, 150, 250, 300], ['state 90', 'state 250']],
    ['no state before', [150, 250], [null, 'state 250']],
    ['a state at the very times', [100, 200], ['state 100', 'log 200']],
  ]; // prettier-ignore
  it.each(cases)('uses %s', (_, states, expected) => {
    expect(read(states)).toEqual(expected);
  });
});
