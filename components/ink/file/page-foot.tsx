'use client';

import { usePageName } from '@/components/ink/file/use-page-name';
import { InkOverFoot } from '@/components/ink/over/ink-over-foot';
import { useInkOver } from '@/components/ink/over/use-ink-over';
import { anchorOfPage } from '@/lib/ink/file-page';

/** Below a page that was drawn on: who drew, its words, and its shapes as a list. `page` is null for a picture. */
export function PageFoot({ page }: { page: number | null }) {
  const over = useInkOver(anchorOfPage(page ?? 1));
  const name = usePageName(page);
  return over ? <InkOverFoot key={over.anchor} {...{ over }} cell={name} /> : null;
}
