/** Puts values among the globals, by name, while something runs; undefined takes one away. */
export async function withGlobals<Result>(
  values: Readonly<Record<string, unknown>>,
  use: () => Promise<Result>,
): Promise<Result> {
  const before = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    return await use();
  } finally {
    for (const [name, kept] of before) {
      if (kept) Object.defineProperty(globalThis, name, kept);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

/** Lets a wait of so many milliseconds, or a longer one, take no time. */
export function hurried(from: number): { setTimeout: typeof setTimeout } {
  const { setTimeout: kept } = globalThis;
  const quick = (run: () => void, ms = 0, ...given: unknown[]) =>
    kept(run, ms >= from ? 0 : ms, ...(given as []));
  return { setTimeout: Object.assign(quick, kept) };
}

/** Lets no wait keep the process alive. */
export function unwatched(): { setTimeout: typeof setTimeout } {
  const { setTimeout: kept } = globalThis;
  const quiet = (run: () => void, ms = 0, ...given: unknown[]) => kept(run, ms, ...(given as [])).unref();
  return { setTimeout: Object.assign(quiet, kept) };
}
