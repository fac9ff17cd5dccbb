'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { AppError } from '@/lib/errors/app-error';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;
type Loaded<Props extends object> = { View: ComponentType<Props> };

/** Code that is here already, by the function that fetched it. */
const here = new WeakMap<object, unknown>();

/** A view of a row of a list, with what it is given. */
export function LoadedView<Props extends object>({ load, given }: { load: Load<Props>; given: Props }) {
  const loaded = useLoaded(load);
  return loaded ? <loaded.View {...given} /> : null;
}

/** A view whose code is fetched when it is first drawn; until then it draws nothing. */
export function lazyView<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function LazyView(props: Props) {
    return <LoadedView load={load} given={props} />;
  };
}

/**
 * Fetches code once, and keeps it. No Suspense: React holds a reveal behind it for up to 300 ms. A fetch that fails
 * goes to the error boundary, and the next view tries again.
 */
function useLoaded<Props extends object>(load: Load<Props>): Loaded<Props> | null {
  const [loaded, setLoaded] = useState(() => (here.get(load) as Loaded<Props> | undefined) ?? null);
  const [failure, setFailure] = useState<AppError | null>(null);
  useEffect(() => {
    if (loaded !== null) return undefined;
    let isCurrent = true;
    load().then(
      (View) => {
        here.set(load, { View });
        if (isCurrent) setLoaded({ View });
      },
      (cause: unknown) => {
        if (isCurrent) setFailure(new AppError('client/chunk-load', { cause }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, loaded]);
  if (failure !== null) throw failure;
  return loaded;
}
