import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findImportCycles } from './import-cycles.mjs';

describe('import cycles', () => {
  let root: string;
  const cycles = (files: Readonly<Record<string, string>>, options = {}) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return [...findImportCycles(root, options).keys()].map((file) => path.relative(root, file)).sort();
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-cycles-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('are found across files, by either way of naming them', () => {
    expect(
      cycles({
        'lib/a.ts': "import {\n  b,\n} from './b';",
        'lib/b.ts': "export { c } from '@/lib/deep/c';",
        'lib/deep/c.tsx': "const a = () => import('../a');",
        'lib/outside.ts': "import { a } from './a';",
      }),
    ).toEqual(['lib/a.ts', 'lib/b.ts', 'lib/deep/c.tsx']);
  });

  it('are found where only types go round, unless types are left out', () => {
    const files = {
      'lib/a.ts': "import { b } from './b';",
      'lib/b.ts': "import type { A } from './a';\nexport type Kit = typeof import('./a');",
    };
    expect(cycles(files)).toEqual(['lib/a.ts', 'lib/b.ts']);
    expect(cycles(files, { withTypes: false })).toEqual([]);
  });

  it('are not made by packages or by one module used twice', () => {
    expect(
      cycles({
        'lib/a.ts': "import { b } from './b';\nimport { c } from './c';\nimport react from 'react';",
        'lib/b.ts': "import { c } from './c';",
        'lib/c.ts': 'export const c = 1;',
      }),
    ).toEqual([]);
  });

  it('begin with a file that imports itself', () => {
    expect(cycles({ 'lib/a.ts': "import { a } from './a';" })).toEqual(['lib/a.ts']);
  });
});
