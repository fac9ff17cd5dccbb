/** An unexpected `console.error` or `console.warn` is a defect: it fails the test that caused it. */
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      original[level](...args);
      throw new Error(`Unexpected console.${level}: ${args.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  console.error = original.error;
  console.warn = original.warn;
});
