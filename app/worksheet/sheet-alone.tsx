'use client';

import dynamic from 'next/dynamic';
import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AloneActions } from '@/app/worksheet/alone-actions';
import { aloneId, aloneSheet, inkAlone, openAlone, renameAlone } from '@/app/worksheet/alone-document';
import { AloneFrame } from '@/app/worksheet/alone-frame';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { mayWrite } from '@/components/worksheet/sheet-company';
import { SheetPaper } from '@/components/worksheet/sheet-paper';
import { AppError } from '@/lib/errors/app-error';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import { worksheetNameSchema } from '@/lib/worksheet/schema';

const RenameSheetDialog = dynamic(
  () => import('@/components/worksheet/rename-sheet-dialog').then((module) => module.RenameSheetDialog),
  { ssr: false },
);

/** The sheet of this device, made by the browser. */
export function SheetAlone() {
  const t = useTranslations('worksheet');
  const { title, isEmpty } = useReadable(aloneSheet);
  const [isNaming, setIsNaming] = useState(false);
  const name = title ?? t('alone.name');
  return (
    <AloneFrame actions={<AloneActions {...{ name, isEmpty }} />}>
      <SheetPaper
        id={aloneId}
        open={openAlone}
        ink={inkAlone}
        className="min-w-0 flex-1"
        name={name}
        mayEdit
        isAlone
        denied={mayWrite}
        menu={<IconButton label={t('alone.rename')} icon={<Pencil />} onClick={() => setIsNaming(true)} />}
      />
      {isNaming ? <RenameSheetDialog name={name} rename={rename} onClose={() => setIsNaming(false)} /> : null}
    </AloneFrame>
  );
}

function rename(typed: string): Promise<void> {
  const { data } = worksheetNameSchema.safeParse(typed);
  if (data === undefined) return Promise.reject(new AppError('worksheet/name-invalid'));
  renameAlone(data);
  return Promise.resolve();
}
