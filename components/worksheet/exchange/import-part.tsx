'use client';

import { Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { decodeText } from '@/lib/core/decode-text';
import { addCells } from '@/lib/worksheet/client/add-cells';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import type { Incoming } from '@/lib/worksheet/exchange/exchange';
import { fitIncoming } from '@/lib/worksheet/exchange/fit-incoming';
import { largestFile, readImport } from '@/lib/worksheet/exchange/formats';

type Fault = 'unreadable' | 'unknown' | 'tooLarge';
type Outcome = { fault: Fault } | { count: number; leftOut: Incoming['leftOut']; isGuess: boolean };

type ImportPartProps = { sheet: OpenSheet; mayEdit: boolean; present: number };

/** Adds the cells of a file at the end of the sheet, and says what did not come along. */
export function ImportPart({ sheet, mayEdit, present }: ImportPartProps) {
  const t = useTranslations('worksheet.exchange');
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const take = async (file: File): Promise<Outcome> => {
    if (file.size > largestFile) return { fault: 'tooLarge' };
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    const read = decoded === null ? 'unreadable' : readImport(file.name, decoded.text);
    if (typeof read === 'string') return { fault: read };
    const { cells, leftOut } = fitIncoming(read, present);
    if (cells.length > 0) addCells(sheet, cells);
    return { count: cells.length, leftOut, isGuess: decoded?.isGuess === true };
  };

  return (
    <>
      <h3 className="mt-6 text-16 font-semibold">{t('import')}</h3>
      <p className="mt-1 text-14 text-ink-2">{t('importLine')}</p>
      <input
        ref={input}
        type="file"
        accept=".txt,.md,.markdown,.csv,.ipynb"
        aria-label={t('choose')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) take(file).then(setOutcome, () => setOutcome({ fault: 'unreadable' }));
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="edge"
        className="mt-3 mb-3"
        icon={<Upload />}
        deniedReason={mayEdit ? undefined : t('readOnly')}
        onClick={() => input.current?.click()}
      >
        {t('choose')}
      </Button>
      {outcome === null ? null : 'fault' in outcome ? (
        <Notice tone="poppy">{t(outcome.fault)}</Notice>
      ) : (
        <Notice
          tone={outcome.count === 0 ? 'gorse' : 'moss'}
          title={outcome.count === 0 ? t('none') : t('added', { count: outcome.count })}
        >
          {outcome.isGuess && outcome.count > 0 ? <span className="block">{t('guessed')}</span> : null}
          {reasonsOf(outcome.leftOut).map(([why, count]) => (
            <span key={why} className="block">
              {t(`leftOut.${why}`, { count })}
            </span>
          ))}
        </Notice>
      )}
    </>
  );
}

/** Why something was left out, with how much. */
function reasonsOf(leftOut: Incoming['leftOut']) {
  return (['code', 'drawing', 'column', 'too-long', 'too-many'] as const).flatMap((why) => {
    const count = leftOut[why] ?? 0;
    return count > 0 ? [[why, count] as const] : [];
  });
}
