import path from 'node:path';
import { listRoutes } from './list-routes';
import { describeExcess, listAsks, loadBudgets } from './load-budget';

const manifest = `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["/(shell)/rooms/page"] = ${JSON.stringify({
  clientModules: {
    '[project]/app/(shell)/rooms/rooms-screen.tsx': { id: 1, chunks: ['/_next/a.js', '/_next/b.js'] },
    '[project]/app/error.tsx': { id: 2, chunks: ['/_next/a.js'] },
    '[project]/node_modules/next/link.js': { id: 3, chunks: ['/_next/a.js'] },
  },
})};`;

describe('The budget of a page', () => {
  const scripts = [
    { source: '/_next/b.js', bytes: 200 * 1024 },
    { source: '/_next/a.js', bytes: 40 * 1024 },
    { source: '/_next/react.js', bytes: 0 },
  ];

  it('stands beside a page that production serves', () => {
    expect(listRoutes(path.resolve('app'))).toEqual(expect.arrayContaining(Object.keys(loadBudgets)));
  });

  it('is not said where a page keeps it', () => {
    expect(describeExcess('/rooms', { bytes: 230 * 1024, scripts, packages: [] }, new Map())).toBeNull();
  });

  it('is said with the largest scripts, and whose they are, where a page is over it', () => {
    const load = { bytes: 240 * 1024, scripts, packages: [] };
    expect(describeExcess('/rooms', load, listAsks(manifest))).toBe(
      [
        '/rooms loads 240.0 KiB of at most 230:',
        '  200.0 KiB for app/(shell)/rooms/rooms-screen.tsx',
        '  40.0 KiB for app/(shell)/rooms/rooms-screen.tsx, app/error.tsx',
        '  0.0 KiB for Next and React',
      ].join('\n'),
    );
  });
});
