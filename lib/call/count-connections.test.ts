import { countConnections } from './count-connections';

describe('the connections of a call', () => {
  it('are as many as the devices of all people', () => {
    const join = { since: 1, name: 'Ada', profile: 'learner' };
    expect(countConnections({ ada: { a: join, b: join }, emmy: { c: join } })).toBe(3);
  });

  it.each([null, undefined, 'text', {}, { ada: null }, { ada: 7 }])('are none where %j stands', (value) => {
    expect(countConnections(value)).toBe(0);
  });
});
