'use client';

import type { PageInkProps } from '@/components/ink/file/page-ink-props';
import { useInkDesk } from '@/components/ink/ink-desk';
import { lazyPart } from '@/components/shell/lazy-part';

const PageDrawing = lazyPart(async () => (await import('@/components/ink/file/page-drawing')).PageDrawing, {
  quiet: true,
});

/** What is drawn on a page of a file. It lies over the page, in whatever size that is shown. */
export function PageInk(props: PageInkProps) {
  const desk = useInkDesk();
  return desk === null ? null : <PageDrawing key={props.page} {...props} desk={desk} />;
}
