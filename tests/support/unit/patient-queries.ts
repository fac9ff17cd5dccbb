import type { configure } from '@testing-library/dom';

/**
 * How long the library that renders waits for what is not there yet: its one second is less than the first drawing of a
 * page may take on a machine that does much else. Only where there is a page, since reading the library takes a while.
 */
if (typeof document !== 'undefined') {
  const library = jest.requireActual<{ configure: typeof configure }>('@testing-library/dom');
  library.configure({ asyncUtilTimeout: 20_000 });
}
