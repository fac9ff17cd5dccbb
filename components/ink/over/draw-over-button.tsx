'use client';

import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { InkOver } from '@/components/ink/over/use-ink-over';
import { IconButton } from '@/components/ui/buttons/icon-button';

type DrawOverButtonProps = {
  over: InkOver;
  what: 'picture' | 'page' | 'plot';
  className: string;
};

/** Takes the tools out for a picture or a plot, and puts them away. Who may not draw reads why, and can ask. */
export function DrawOverButton({ over, what, className }: DrawOverButtonProps) {
  const t = useTranslations('ink.over');
  const { isDrawing, toggle } = over;
  const { mayDraw, denied } = over.desk;
  const button = useRef<HTMLButtonElement>(null);
  const wasDrawing = useRef(false);
  useEffect(() => {
    // The surface had the focus and is gone.
    if (wasDrawing.current && !isDrawing && document.activeElement === document.body) button.current?.focus();
    wasDrawing.current = isDrawing;
  }, [isDrawing]);
  if (!mayDraw && denied.reason === undefined) return null;
  return (
    <IconButton
      ref={button}
      label={t('draw', { what })}
      icon={<Pencil />}
      aria-pressed={isDrawing}
      deniedReason={mayDraw ? undefined : denied.reason}
      deniedAction={denied.way}
      className={clsx(className, isDrawing && 'opacity-100!')}
      onClick={toggle}
    />
  );
}
