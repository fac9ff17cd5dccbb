'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { FileInk } from '@/components/ink/file/file-drawing';
import { IconButton } from '@/components/ui/buttons/icon-button';

type DrawButtonProps = Pick<ComponentProps<typeof IconButton>, 'variant' | 'className'> & {
  file: FileInk;
};

/** Takes the tools out and puts them away. Who may not draw reads why, and can ask. */
export function DrawButton({ file, ...look }: DrawButtonProps) {
  const t = useTranslations('ink.file');
  const { mayDraw, denied } = file.drawing;
  const isOut = mayDraw && file.isDrawing;
  return (
    <IconButton
      {...look}
      label={t('draw')}
      icon={<Pencil />}
      aria-pressed={isOut}
      deniedReason={mayDraw ? undefined : denied.reason}
      deniedAction={denied.way}
      onClick={file.toggle}
    />
  );
}
