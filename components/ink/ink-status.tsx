'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import { inkTrouble } from '@/lib/ink/ink-trouble';

type InkStatusProps = { ink: OpenInk; isDrawing: boolean };

/** Says what is not kept of a drawing, where no head of a sheet says it. */
export function InkStatus({ ink: { state }, isDrawing }: InkStatusProps) {
  const t = useTranslations('ink.trouble');
  const now = useSyncExternalStore(state.subscribe, state.read, state.read);
  const trouble = inkTrouble(now, isDrawing);
  return trouble === null ? null : (
    <p className="px-3 py-1.5 text-13">{t(trouble, { count: now.unsaved })}</p>
  );
}
