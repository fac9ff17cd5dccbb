import { posix } from 'node:path';
import { findClosure, type Program } from './closure';
import { countSizes } from './count-sizes';
import { countStories } from './count-stories';
import { readModule } from './read-module';

const files: Readonly<Record<string, string>> = {
  'view.tsx': `
    import type { Row } from './row';
    import { useSave, useUnused } from './hooks';
    export const View = (props: { row: Row }) => <button onClick={useSave()} save={1} />;
    export const Other = () => useUnused();
  `,
  'hooks.ts': `
    export { useSave } from './use-save';
    export * from './use-unused';
  `,
  'use-save.ts': `
    import * as door from './door';
    export function useSave() { return helper(); }
    function helper(): typeof door.never { return door.save; }
  `,
  'use-unused.ts': `export const useUnused = () => null;`,
  'door.ts': `
    import deep from './row';
    const local = deep;
    export { local as save };
  `,
  'row.ts': `export type Row = 1; export default class { constructor() {} }`,
};

const program: Program = {
  module: (file) => (files[file] === undefined ? null : readModule(file, files[file])),
  resolve: (from, specifier) => {
    const base = posix.join(posix.dirname(from), specifier);
    return [`${base}.ts`, `${base}.tsx`].find((file) => file in files) ?? null;
  },
};
const closureOf = (file: string, name: string, isDoor?: (file: string) => boolean) =>
  [...findClosure(program, [{ file, name }], isDoor)].sort();
const isDoor = (file: string) => file === 'door.ts';

describe('the closure of a symbol', () => {
  it('follows the names that it uses, through files that hand them on', () => {
    expect(closureOf('view.tsx', 'View')).toEqual([
      'door.ts',
      'hooks.ts',
      'row.ts',
      'use-save.ts',
      'view.tsx',
    ]);
  });

  it('finds what a file hands on as a whole', () => {
    expect(closureOf('view.tsx', 'Other')).toEqual(['hooks.ts', 'use-unused.ts', 'view.tsx']);
  });

  it('stops behind a door', () => {
    expect(closureOf('use-save.ts', 'useSave', isDoor)).toEqual(['door.ts', 'use-save.ts']);
  });

  it('refuses a start that is not there', () => {
    expect(() => closureOf('view.tsx', 'Gone')).toThrow('view.tsx has no Gone.');
  });
});

it('counts the files of stories, and which of them no other story has', () => {
  const stories = {
    one: [{ file: 'view.tsx', name: 'View' }],
    two: [{ file: 'view.tsx', name: 'Other' }],
  };
  expect(countStories(program, stories, isDoor)).toEqual([
    { name: 'one', closure: 5, opened: 4, whole: 3, own: 3 },
    { name: 'two', closure: 3, opened: 3, whole: 3, own: 1 },
  ]);
});

it('measures functions and props', () => {
  const text = 'type AProps = { a: 1; b: 2 } & Rest;\nfunction f() {\n  return () => 1;\n}';
  expect(countSizes('a.ts', text)).toEqual({ functions: [3, 1], props: [{ name: 'AProps', members: 2 }] });
});
