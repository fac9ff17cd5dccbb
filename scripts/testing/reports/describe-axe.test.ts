import { listRoutes, readAxe } from './describe-axe';
import { checkResult } from './part-result';

const routes = ['/', '/admin/people/[uid]', '/admin/people/import', '/rooms/[roomId]'];
const asking = (...axePaths: string[]) => ({ name: 'a test', isPassed: true, milliseconds: 1, axePaths });
const read = (...tests: { isPassed: boolean; axePaths?: string[] }[]) =>
  readAxe(
    tests.map((test) => ({
      ...checkResult(true, ''),
      tests: [{ name: 'a test', milliseconds: 1, ...test }],
    })),
    routes,
  );

describe('of which pages axe was asked', () => {
  it('are all, where every page was', () => {
    const people = asking('/admin/people/u1', '/admin/people/import');
    expect(read(asking('/'), people, asking('/rooms/r1', '/rooms/r2'))).toEqual({
      line: 'axe: nothing found on 4 of 4 pages',
      isWhole: true,
    });
  });

  it.each([
    ['nobody asked about', asking('/', '/rooms/r1', '/admin/people/import')],
    ['failed', { ...asking('/admin/people/u1'), isPassed: false }],
  ])('names one that %s', (_, test) => {
    const outcome = read(asking('/', '/rooms/r1', '/admin/people/import'), test);
    expect(outcome).toEqual({
      line: 'axe: nothing found on 3 of 4 pages; nobody asked about /admin/people/[uid]',
      isWhole: false,
    });
  });
});

it('The pages are those of the app, by the addresses at which they stand', () => {
  const listed = listRoutes(process.cwd());
  expect(listed).toEqual(expect.arrayContaining(['/', '/rooms/[roomId]/live', '/j/[code]', '/admin/policy']));
  for (const unread of ['/admin', '/design', '/design/problem']) expect(listed).not.toContain(unread);
});
