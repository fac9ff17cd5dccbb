import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Linter, Rule } from 'eslint';
import { layerZones } from './layer-zones.mjs';
import { lintAs } from './lint-as';

describe('layers', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-layers-'));
  const files = [
    'app/(shell)/rooms/page.tsx',
    'app/(shell)/rooms/rooms-screen.test.tsx',
    'app/rooms/rooms-screen.tsx',
    'components/call/call-context.ts',
    'components/call/call-panels.tsx',
    'components/rooms/room-list.tsx',
    'components/ui/buttons/button.tsx',
    'emulators/start.ts',
    'lib/errors/app-error.ts',
    'lib/rooms/schema.ts',
    'lib/rooms/client/use-room.ts',
    'lib/auth/schema.ts',
    'lib/call/schema.ts',
    // A domain that nobody has listed anywhere.
    'lib/whiteboard/client/use-strokes.ts',
    'scripts/bench.ts',
    'tests/support/person.ts',
  ];

  /** What is said when the first file imports the second, in each way of importing. */
  const findings = (from: string, to: string) => {
    const target = path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './');
    const said = [
      `import { one } from '${target}';`,
      `import type { One } from '${target}';`,
      `export { one } from '${target}';`,
      `export const load = () => import('${target}');`,
    ].map((text) => lintAs(from, text, zoneRules(root), root));
    expect(new Set(said.map((found) => found.join())).size).toBe(1);
    return said[0];
  };

  beforeAll(() => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), 'export const one = 1;');
    }
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it.each([
    ['lib/rooms/schema.ts', 'components/rooms/room-list.tsx', 'lib never imports views or routes.'],
    ['lib/rooms/client/use-room.ts', 'app/rooms/rooms-screen.tsx', 'lib never imports views or routes.'],
    ['components/rooms/room-list.tsx', 'app/rooms/rooms-screen.tsx', 'Views never import routes.'],
    ['components/rooms/room-list.tsx', 'components/call/call-panels.tsx', 'The call is the top feature'],
    ['components/ui/buttons/button.tsx', 'components/rooms/room-list.tsx', 'primitives without domain words'],
    ['app/rooms/rooms-screen.tsx', 'tests/support/person.ts', 'never imports development code'],
    ['app/(shell)/rooms/page.tsx', 'tests/support/person.ts', 'never imports development code'],
    ['components/ui/buttons/button.tsx', 'scripts/bench.ts', 'never imports development code'],
    ['lib/errors/app-error.ts', 'emulators/start.ts', 'never imports development code'],
    ['lib/errors/app-error.ts', 'lib/rooms/schema.ts', 'A foundation domain never imports'],
    ['lib/errors/app-error.ts', 'lib/call/schema.ts', 'A foundation domain never imports'],
    ['lib/rooms/client/use-room.ts', 'lib/call/schema.ts', 'A base domain never imports a feature.'],
    ['lib/auth/schema.ts', 'lib/whiteboard/client/use-strokes.ts', 'A base domain never imports a feature.'],
    ['lib/call/schema.ts', 'lib/whiteboard/client/use-strokes.ts', 'Features never import each other'],
    ['lib/whiteboard/client/use-strokes.ts', 'lib/call/schema.ts', 'Features never import each other'],
  ])('%s never imports %s', (from, to, message) => {
    expect(findings(from, to)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['app/rooms/rooms-screen.tsx', 'components/rooms/room-list.tsx'],
    ['components/call/call-panels.tsx', 'components/rooms/room-list.tsx'],
    ['components/rooms/room-list.tsx', 'components/call/call-context.ts'],
    ['app/rooms/rooms-screen.tsx', 'lib/whiteboard/client/use-strokes.ts'],
    ['components/rooms/room-list.tsx', 'components/ui/buttons/button.tsx'],
    ['components/rooms/room-list.tsx', 'lib/rooms/client/use-room.ts'],
    ['lib/whiteboard/client/use-strokes.ts', 'lib/rooms/schema.ts'],
    ['lib/rooms/schema.ts', 'lib/auth/schema.ts'],
    ['lib/rooms/client/use-room.ts', 'lib/rooms/schema.ts'],
    ['lib/call/schema.ts', 'lib/errors/app-error.ts'],
    ['tests/support/person.ts', 'lib/whiteboard/client/use-strokes.ts'],
    ['app/(shell)/rooms/rooms-screen.test.tsx', 'tests/support/person.ts'],
  ])('%s may import %s', (from, to) => {
    expect(findings(from, to)).toEqual([]);
  });
});

/** The rule that holds the zones, by itself and from where the configuration has it: all beside it takes seconds. */
function zoneRules(root: string): Linter.Config[] {
  const ofConfig = createRequire(require.resolve('eslint-config-next/core-web-vitals'));
  const rule = ofConfig('eslint-plugin-import/lib/rules/no-restricted-paths') as Rule.RuleModule;
  return [
    {
      plugins: { import: { rules: { 'no-restricted-paths': rule } } },
      settings: { 'import/resolver': { node: { extensions: ['.ts', '.tsx'] } } },
      rules: { 'import/no-restricted-paths': ['error', { basePath: root, zones: layerZones(root) }] },
    },
  ];
}
