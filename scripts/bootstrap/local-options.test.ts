import { readLocalOptions } from './local-options.mjs';

describe('the options of npm run local', () => {
  it('are all off by default', () => {
    expect(readLocalOptions([])).toEqual({ reset: false, dev: false });
  });

  it('can both be on', () => {
    expect(readLocalOptions(['--dev', '--reset'])).toEqual({ reset: true, dev: true });
  });

  it('refuses what it does not know', () => {
    expect(() => readLocalOptions(['--rest'])).toThrow('"--rest" is not an option of npm run local');
  });
});
