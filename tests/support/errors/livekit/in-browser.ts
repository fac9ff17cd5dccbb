type Globals = Readonly<Record<string, unknown>>;

/** What a page has and Node lacks, for as long as a task runs. */
export async function inBrowser<Result>(globals: Globals, task: () => Promise<Result>): Promise<Result> {
  const before = Object.keys(globals).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    return await task();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}
