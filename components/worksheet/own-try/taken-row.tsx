'use client';

import { Copy, Undo2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { firstName } from '@/lib/core/first-name';
import type { TakenCell } from '@/lib/worksheet/client/taken-cells';
import { copyCells } from '@/lib/worksheet/edit/cell-clipboard';

type TakenRowProps = {
  /** At least one. */
  taken: readonly TakenCell[];
};

/** Somebody deleted a line while this person wrote in it: their words are here, with the ways on. */
export function TakenRow({ taken }: TakenRowProps) {
  const { sheet, mayEdit, people } = useSheetContext();
  const actions = sheet.taken;
  const t = useTranslations('worksheet.taken');
  const [isRefused, setIsRefused] = useState(false);
  const words = copyCells(taken.map(({ cell }) => cell)).text.trim();
  const by = taken.at(-1)?.by ?? null;
  const name = by === null ? null : people.nameOf(by);
  const who = name === null ? { who: 'nobody', name: '' } : { who: 'somebody', name: firstName(name) };
  const count = taken.length;
  return (
    <SheetRow
      role="group"
      aria-label={t('label')}
      className="bg-gorse-wash"
      words={
        <div role="alert">
          <p>{words === '' ? t('empty', who) : t('line', { count, ...who })}</p>
          <p className="line-clamp-3 font-mono text-[15px]/6 break-words whitespace-pre-wrap">{words}</p>
          {isRefused ? <p>{t('notCopied')}</p> : null}
        </div>
      }
    >
      {mayEdit ? (
        <Button variant="edge" size={32} icon={<Undo2 />} onClick={actions.putBack}>
          {t('putBack', { count })}
        </Button>
      ) : null}
      {words === '' ? null : (
        <CopyButton
          variant="edge"
          size={32}
          icon={<Copy />}
          copied={t('copied')}
          getText={() => words}
          onFail={() => setIsRefused(true)}
        >
          {t('copy')}
        </CopyButton>
      )}
      <IconButton label={t('close')} icon={<X />} onClick={actions.dismiss} />
    </SheetRow>
  );
}
