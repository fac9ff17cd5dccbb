/**
 * An unexpected `console.error` or `console.warn` is a defect: it fails the test that caused it. Every suite has a
 * console of its own, so that this is said once: a hook around each of some thousands of tests takes seconds.
 */
for (const level of ['error', 'warn'] as const) {
  const original = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    original(...args);
    throw new Error(`Unexpected console.${level}: ${args.map(String).join(' ')}`);
  };
}
