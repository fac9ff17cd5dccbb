import path from 'node:path';
import { listRoutes, toAddress } from './list-routes';

describe('The pages that are measured', () => {
  const routes = listRoutes(path.resolve('app'));

  it('are all that production serves, without the groups that folders make of them', () => {
    expect(routes).toEqual(expect.arrayContaining(['/', '/sign-in', '/admin/people/[uid]']));
    expect(routes).toContain('/rooms/[roomId]/live');
    expect(routes.filter((route) => /[()]/.test(route))).toEqual([]);
    expect(routes.filter((route) => route.startsWith('/design'))).toEqual([]);
  });

  it('are asked for by an id where one stands in the address', () => {
    expect(toAddress('/card/[code]/[learnerId]')).toBe('/card/benchmark/benchmark');
    expect(toAddress('/')).toBe('/');
  });
});
