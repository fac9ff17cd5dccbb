'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';

type ScrollingPartProps = { className: string; dir?: 'ltr'; children: ReactNode };

/** A formula or a calculation that scrolls alone. The keyboard reaches it only where there is something to scroll. */
export function ScrollingPart({ className, dir, children }: ScrollingPartProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const content = useRef<HTMLSpanElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    // The content grows when it is typeset, and the frame with its panel.
    const observer = new ResizeObserver(() => {
      const { scrollWidth = 0, clientWidth = 0 } = frame.current ?? {};
      setIsWide(scrollWidth > clientWidth);
    });
    for (const { current } of [frame, content]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <span
      ref={frame}
      dir={dir}
      tabIndex={isWide ? 0 : undefined}
      className={clsx('overflow-x-auto overflow-y-hidden -outline-offset-2', className)}
    >
      <span ref={content} className="inline-block">
        {children}
      </span>
    </span>
  );
}
