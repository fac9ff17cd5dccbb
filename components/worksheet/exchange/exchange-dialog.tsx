'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDrawings } from '@/components/ink/use-drawings';
import type { SheetInk } from '@/components/ink/ink-desk';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { withPlot } from '@/components/worksheet/exchange/with-plot';
import { ImportPart } from '@/components/worksheet/exchange/import-part';
import { PrintedSheet } from '@/components/worksheet/exchange/printed-sheet';
import { useSheetCompany } from '@/components/worksheet/sheet-company';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { saveFile } from '@/lib/core/client/save-file';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable } from '@/lib/worksheet/client/use-sheet';
import { useResults } from '@/lib/worksheet/client/use-results';
import { exportFormats, fileNameOf, writeExport, type ExportFormat } from '@/lib/worksheet/exchange/formats';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type ExchangeDialogProps = {
  sheet: OpenSheet;
  cells: readonly SheetCell[];
  name: string;
  mayEdit: boolean;
  /** What is drawn on it; null where it has no ink. */
  ink: SheetInk | null;
  onClose: () => void;
};

/** Saves a sheet as a file or on paper, and adds what another file holds. */
export function ExchangeDialog({ sheet, cells, name, mayEdit, ink, onClose }: ExchangeDialogProps) {
  const t = useTranslations('worksheet.exchange');
  const results = useResults(cells, useReadable(sheet.settings));
  const { drawings, failure } = useDrawings(ink, useSheetCompany().people);
  const error = useUserError(failure);
  const [isPrinting, setIsPrinting] = useState(false);
  const outgoing = cells.map(({ id, kind, source, options }) => ({
    ...{ id, kind, source, options },
    result: results.get(id)?.result,
    drawing: drawings?.get(id),
  }));
  const isWorking =
    drawings === null ||
    outgoing.some(
      ({ kind, source, result }) =>
        (kind === 'calculation' || kind === 'table') && source.trim() !== '' && result === undefined,
    );

  useEffect(() => {
    if (!isPrinting) return undefined;
    const handleEnd = () => setIsPrinting(false);
    window.addEventListener('afterprint', handleEnd);
    // Formulas are typeset a moment after they are drawn.
    const timer = setTimeout(() => window.print(), 300);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', handleEnd);
    };
  }, [isPrinting]);

  const save = (format: ExportFormat) => {
    const { extension, type } = exportFormats[format];
    saveFile(fileNameOf(name, extension), writeExport(format, name, outgoing.map(withPlot)), type);
  };
  return (
    <Dialog title={t('title')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <h3 className="text-16 font-semibold">{t('export')}</h3>
      <p role="status" className="mt-1 text-14 text-ink-2">
        {t(isWorking ? 'working' : 'exportLine')}
      </p>
      <FailureNotice error={error} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="edge" isPending={isWorking || isPrinting} onClick={() => setIsPrinting(true)}>
          {t('formats.pdf')}
        </Button>
        {(['markdown', 'csv', 'notebook', 'tex'] as const).map((format) => (
          <Button key={format} variant="edge" isPending={isWorking} onClick={() => save(format)}>
            {t(`formats.${format}`)}
          </Button>
        ))}
      </div>
      <ImportPart {...{ sheet, mayEdit }} present={cells.length} />
      {isPrinting ? <PrintedSheet {...{ name }} cells={outgoing} /> : null}
    </Dialog>
  );
}
