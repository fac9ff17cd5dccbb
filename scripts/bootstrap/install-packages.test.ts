import { holdsEverything } from './install-packages.mjs';

const wanted = {
  packages: {
    '': { version: '4.41.3' },
    'node_modules/next': { version: '16.4.5' },
    'node_modules/@next/swc-darwin-arm64': { version: '16.4.5', optional: true },
  },
};

describe('whether the packages are up to date', () => {
  it('is content when all are there in their versions, those for other systems absent', () => {
    const installed = { packages: { 'node_modules/next': { version: '16.4.5' } } };
    expect(holdsEverything(wanted, installed)).toBe(true);
  });

  it('misses one that is not there', () => {
    expect(holdsEverything(wanted, { packages: {} })).toBe(false);
  });

  it('sees another version', () => {
    const installed = { packages: { 'node_modules/next': { version: '16.4.4' } } };
    expect(holdsEverything(wanted, installed)).toBe(false);
  });
});
