'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import { aloneId, inkAlone } from '@/app/worksheet/alone-document';
import { sampleCells } from '@/components/landing/sample-sheet';
import { InkDeskProvider } from '@/components/ink/ink-desk-provider';
import { noCompany } from '@/components/worksheet/sheet-company';
import { SheetBody } from '@/components/worksheet/sheet-body';
import { openDeviceDocument } from '@/lib/documents/client/open-device-document';
import { openTrial } from '@/lib/worksheet/client/own/open-trial';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { useReadable, useSheet } from '@/lib/worksheet/client/use-sheet';
import common from '@/messages/en/common.json';
import ink from '@/messages/en/ink.json';
import shell from '@/messages/en/shell.json';
import worksheet from '@/messages/en/worksheet.json';

type LiveSheetProps = {
  /** The words of the example. */
  texts: { title: string; question: string };
  /** Once it can be used, with the name that the sheet has. */
  onReady: (title: string | null) => void;
};

/** The sheet of this device on the landing page, with its words: the page itself has no code for words. */
export function LiveSheet({ texts, onReady }: LiveSheetProps) {
  const [open] = useState(() => () => {
    const { title, question } = texts;
    return openTrial(openDeviceDocument(aloneId), { title, cells: sampleCells(question) });
  });
  const sheet = useSheet(open);
  if (sheet === null) return null;
  return (
    <NextIntlClientProvider locale="en" messages={{ common, ink, shell, worksheet }}>
      <InkDeskProvider ink={inkAlone} people={noCompany.people}>
        <LoadedSheet {...{ sheet, onReady }} />
      </InkDeskProvider>
    </NextIntlClientProvider>
  );
}

function LoadedSheet({ sheet, onReady }: { sheet: OpenSheet; onReady: LiveSheetProps['onReady'] }) {
  const { phase } = useReadable(sheet.state);
  const cells = useReadable(sheet.cells);
  const [isCalculated, setCalculated] = useState(false);
  const isReady = phase !== 'loading' && phase !== 'failed' && isCalculated;
  useEffect(() => {
    if (!isReady) return;
    const title: unknown = sheet.doc.getMap('meta').get('title');
    onReady(typeof title === 'string' ? title : null);
  }, [isReady, sheet, onReady]);
  if (phase === 'loading' || phase === 'failed') return null;
  return (
    <SheetBody
      id={aloneId}
      {...{ sheet, cells }}
      mayEdit={phase !== 'read-only'}
      onCalculated={() => setCalculated(true)}
    />
  );
}
