'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { Button } from '@/components/ui/buttons/button';
import type { AppError } from '@/lib/errors/app-error';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type FullPaperProps = { cell: Pick<SheetCell, 'id'>; full: AppError; onClose: () => void };

/** Says that no more fits on a paper, and offers the next one. */
export function FullPaper({ cell, full, onClose }: FullPaperProps) {
  const t = useTranslations('ink.full');
  const { mayEdit, actions } = useSheetContext();
  const error = useUserError(full);
  return (
    <FailureNotice
      error={error}
      action={
        mayEdit ? (
          <Button
            variant="edge"
            size={32}
            icon={<Plus />}
            onClick={() => {
              actions.insertBelow(cell.id, 'paper');
              onClose();
            }}
          >
            {t('next')}
          </Button>
        ) : null
      }
    />
  );
}
