import type { configure } from '@testing-library/react';

/**
 * How long the library that renders waits for what is not there yet: its one second is less than the first drawing of a
 * page may take on a machine that does much else. Said when a suite reads the library, since reading it takes a while.
 */
jest.doMock('@testing-library/react', () => {
  const library = jest.requireActual<{ configure: typeof configure }>('@testing-library/react');
  library.configure({ asyncUtilTimeout: 20_000 });
  return library;
});

export {};
