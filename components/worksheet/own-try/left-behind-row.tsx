'use client';

import { Copy, FlaskConical, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { copyCells } from '@/lib/worksheet/edit/cell-clipboard';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type LeftBehindRowProps = {
  cells: readonly SheetCell[];
  /** Which of them have words that the service does not have; none where that is not known. */
  unsent: ReadonlySet<string>;
  onTry: (() => void) | undefined;
  /** How this person asks for the right. */
  way: ReactNode;
};

/** The right to write went in the middle of a word: what was typed is here, and these are the ways on. */
export function LeftBehindRow({ cells, unsent, onTry, way }: LeftBehindRowProps) {
  const t = useTranslations('worksheet.leftBehind');
  const [isRefused, setIsRefused] = useState(false);
  const typed = cells.filter(({ id }) => unsent.has(id));
  return (
    <SheetRow
      role="group"
      aria-label={t('label')}
      className="bg-gorse-wash"
      words={
        <p role="alert" className="flex gap-2">
          <TriangleAlert className="mt-0.5 size-4 flex-none text-gorse-text" aria-hidden="true" />
          <span>
            {t('line')} {isRefused ? t('notCopied') : null}
          </span>
        </p>
      }
    >
      {onTry === undefined ? null : (
        <Button variant="edge" size={32} icon={<FlaskConical />} onClick={onTry}>
          {t('try')}
        </Button>
      )}
      <CopyButton
        variant="edge"
        size={32}
        icon={<Copy />}
        copied={t('copied')}
        getText={() => copyCells(typed.length > 0 ? typed : cells).text}
        onFail={() => setIsRefused(true)}
      >
        {t('copy')}
      </CopyButton>
      {way}
    </SheetRow>
  );
}
