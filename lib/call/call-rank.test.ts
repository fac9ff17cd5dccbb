import { rankOf } from './call-rank';

test.each([
  ['host', 'host'],
  ['co-host', 'co-host'],
  ['host~k3x9a2', 'host'],
  ['co-host~k3x9a2', 'co-host'],
  ['presenter', null],
  ['learner~k3x9a2', null],
  ['recorder', null],
  ['hostess', null],
  [null, null],
])('a %s has the rank %s', (profile, rank) => {
  expect(rankOf({ profile })).toBe(rank);
});
