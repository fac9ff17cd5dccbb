import { routeTemplate } from './route-template';

describe('the template of a route', () => {
  it.each([
    ['/rooms', {}, '/rooms'],
    ['/', {}, '/'],
    ['/rooms/8f3a/files', { roomId: '8f3a' }, '/rooms/[roomId]/files'],
    ['/rooms/algebra/files', { roomId: 'algebra' }, '/rooms/[roomId]/files'],
    ['/card/AB-CD/x1', { code: 'AB-CD', learnerId: 'x1' }, '/card/[code]/[learnerId]'],
    ['/a/b/c', { rest: ['b', 'c'] }, '/a/[rest]/[rest]'],
  ])('names the parameters of %s', (path, params, template) => {
    expect(routeTemplate(path, params)).toBe(template);
  });

  it.each(['/rooms/Ada%20Lovelace', '/rooms/8f3a', '/rooms/ada@example.org'])(
    'keeps what is nobody’s parameter out of %s',
    (path) => {
      expect(routeTemplate(path, {})).toBe('/rooms/[other]');
    },
  );
});
