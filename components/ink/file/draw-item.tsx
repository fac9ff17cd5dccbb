'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { FileInk } from '@/components/ink/file/file-drawing';
import { MenuItem } from '@/components/ui/overlays/menu';

/** The same as `DrawButton`, in a menu of a phone. */
export function DrawItem({ file: { drawing, isDrawing, toggle } }: { file: FileInk }) {
  const t = useTranslations('ink.file');
  const { mayDraw, denied } = drawing;
  return (
    <MenuItem icon={<Pencil />} deniedReason={mayDraw ? undefined : denied.reason} onSelect={toggle}>
      {t(mayDraw && isDrawing ? 'stop' : 'draw')}
    </MenuItem>
  );
}
