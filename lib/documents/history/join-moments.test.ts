import { joinMoments, momentAt } from './join-moments';

const minute = 60_000;
const state = (at: number) => ({ at: at * minute, isState: true });
const pause = (at: number) => ({ at: at * minute, isState: false });

it.each([
  ['by the log after the newest state', [state(1), state(10), pause(12)], 11, pause(11)],
  ['by the log where there are no states', [], 3, pause(3)],
  ['by the state before', [state(1), state(10)], 7, state(1)],
  ['not at all before the first state', [state(5)], 3, null],
])('reads a document %s', (_how, moments, at, expected) => {
  expect(momentAt(moments, at * minute)).toEqual(expected);
});

it('joins the moments of two documents, where both can be read', () => {
  const own = [pause(30), state(20), state(10)];
  const beside = [pause(40), pause(30.5), state(15), state(5)];
  expect(joinMoments(own, beside)).toEqual([pause(40), pause(30), state(20), state(15), state(10)]);
});
