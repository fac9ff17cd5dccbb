'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PageInkProps } from '@/components/ink/file/page-ink-props';
import type { InkDesk } from '@/components/ink/ink-desk';
import { InkSurface } from '@/components/ink/ink-surface';
import { useOpenInk } from '@/components/ink/use-open-ink';
import { anchorOfPage, pageWidth } from '@/lib/ink/file-page';
import type { OpenInk } from '@/lib/ink/client/open-ink';

type PageDrawingProps = PageInkProps & { desk: InkDesk };

/** The drawing on a page, from the moment its ink is here. */
export function PageDrawing(props: PageDrawingProps) {
  const ink = useOpenInk(props.desk);
  return ink === null ? null : <OpenPage {...props} ink={ink} />;
}

function OpenPage({ page, ratio, label, desk, ink }: PageDrawingProps & { ink: OpenInk }) {
  const anchor = anchorOfPage(page);
  const store = useMemo(() => ink.itemsOf(anchor), [ink, anchor]);
  const items = useSyncExternalStore(store.subscribe, store.read, store.read);
  const { active, mayDraw } = desk;
  // The tools are for the page that is shown.
  useEffect(() => {
    active.set(anchor);
    return () => active.set(null);
  }, [active, anchor]);
  if (!mayDraw && items.length === 0) return null;
  return (
    <div className="file-page absolute inset-0">
      <InkSurface
        {...{ ink, desk, label }}
        surface={{ anchor, width: pageWidth, height: pageWidth * ratio }}
        className="size-full"
      />
    </div>
  );
}
