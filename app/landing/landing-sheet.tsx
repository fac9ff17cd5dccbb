'use client';

import { clsx } from 'clsx';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LiveSheet } from '@/app/landing/live-sheet';

type LandingSheetProps = {
  texts: { title: string; untitled: string; question: string };
  /** At the right end of the head. */
  aside: ReactNode;
  /** The same sheet as a picture, until the real one is here. */
  picture: ReactNode;
};

type Live = ComponentType<Parameters<typeof LiveSheet>[0]>;

/**
 * A sheet to type into. Its code comes when the page has nothing else to do, or when somebody presses the picture;
 * without a network the picture stays.
 */
export function LandingSheet({ texts, aside, picture }: LandingSheetProps) {
  const [Live, setLive] = useState<Live | null>(null);
  /** The name of the sheet once it is here. */
  const [ready, setReady] = useState<{ title: string | null } | null>(null);
  const [become] = useState(() => (title: string | null) => setReady({ title }));
  const load = () => {
    import('./live-sheet').then(
      (module) => setLive(() => module.LiveSheet),
      () => undefined,
    );
  };
  useEffect(() => whenIdle(load), []);
  return (
    <section
      aria-label={texts.title}
      className="paper relative flex h-[600px] min-w-0 flex-col overflow-hidden rounded-12 text-14"
      onPointerDown={Live === null ? load : undefined}
    >
      <header className="flex h-11 flex-none items-center gap-3 border-b border-line px-4 max-tablet:px-3">
        <h2 className="truncate font-semibold">
          {ready === null ? texts.title : (ready.title ?? texts.untitled)}
        </h2>
        <span className="flex-1" />
        {aside}
      </header>
      <div className="relative flex min-h-0 flex-1 flex-col">
        {Live === null ? null : (
          <div className={clsx('flex min-h-0 flex-1 flex-col', ready === null && 'invisible')}>
            <Live texts={texts} onReady={become} />
          </div>
        )}
        {ready === null ? (
          <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
            {picture}
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Runs something once the page is loaded and rests. Returns the way to call it off. */
function whenIdle(run: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(run);
      cancel = () => window.cancelIdleCallback(handle);
      return;
    }
    const timer = setTimeout(run, 200);
    cancel = () => clearTimeout(timer);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}
