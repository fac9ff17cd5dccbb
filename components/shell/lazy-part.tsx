'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentType } from 'react';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;
type State<Props extends object> = { View: ComponentType<Props> } | 'coming' | 'missing';

/**
 * A part whose code is fetched when it is first drawn, for pages that go on without a network. Where the code cannot be
 * fetched, a sentence stands in its place, or with `quiet` nothing, and it is tried again when the network is back.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { quiet = false } = {},
): ComponentType<Props> {
  let here: { View: ComponentType<Props> } | null = null;
  const fetchOnce = async () => (here ??= { View: await load() });
  return function LazyPart(props: Props) {
    const [state, setState] = useState<State<Props>>(() => here ?? 'coming');
    useEffect(() => {
      if (typeof state === 'object') return undefined;
      let isCurrent = true;
      const attempt = () => {
        fetchOnce().then(
          (loaded) => isCurrent && setState(loaded),
          () => isCurrent && setState('missing'),
        );
      };
      if (state === 'coming') attempt();
      globalThis.addEventListener('online', attempt);
      return () => {
        isCurrent = false;
        globalThis.removeEventListener('online', attempt);
      };
    }, [state]);
    if (typeof state === 'object') return <state.View {...props} />;
    return state === 'missing' && !quiet ? <PartMissing /> : null;
  };
}

/** Stands in the place of a part whose code could not be fetched. */
export function PartMissing() {
  const t = useTranslations('common');
  return (
    <p role="status" className="px-3 py-2 text-13 text-ink-2">
      {t('partMissing')}
    </p>
  );
}
