'use client';

import { ChevronDown, Download, FileText, Printer, Table } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useReceiptWords } from '@/components/receipts/use-receipt-words';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { saveFile } from '@/lib/core/client/save-file';
import { useAction } from '@/lib/core/client/use-action';
import { formatDate } from '@/lib/core/dates';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { Receipt } from '@/lib/receipts/receipt';
import { receiptMarkdown } from '@/lib/receipts/receipt-markdown';
import type { SpanChange } from '@/lib/worksheet/client/read-span-changes';
import { cellHref, sheetHref } from '@/lib/worksheet/sheet-href';

type ReceiptActionsProps = {
  roomId: string;
  roomName: string;
  uid: string;
  nameOf: (uid: string) => string;
  receipt: Receipt;
};

/** The link of a receipt, and what it can be taken away as. */
export function ReceiptActions({ roomId, roomName, uid, nameOf, receipt }: ReceiptActionsProps) {
  const t = useTranslations('receipts');
  const words = useReceiptWords();
  const [refused, setRefused] = useState<unknown>(null);
  const tabulating = useAction(async () => {
    const { attendanceCsv } = await import('@/lib/receipts/attendance-csv');
    const columns = {
      ...{ name: t('columns.name'), role: t('columns.role'), came: t('columns.came') },
      ...{ left: t('columns.left'), minutes: t('columns.minutes'), stays: t('columns.stays') },
      host: t('people.host'),
    };
    saveFile(`${fileName}.csv`, attendanceCsv(receipt.people, columns), 'text/csv');
  });
  const fileName = t('export.fileName', { room: roomName, day: formatDate(receipt.startedAt, 'date') });

  const writing = useAction(async () => {
    const { gone } = receipt;
    const line = words.line(receipt, uid);
    const lineBy = (change: SpanChange, isMended: boolean) =>
      words.lineBy(change, { isMended, uid: '', nameOf, grants: receipt.grants });
    // Reading documents takes code that the rest of a receipt does not wait for.
    const { readWorkedOut } = await import('@/components/receipts/read-worked-out');
    const workedOut = await readWorkedOut({ roomId, receipt, uid, now: Date.now(), by: lineBy });
    const text = receiptMarkdown(receipt, workedOut, {
      title: `${roomName}, ${words.day(receipt.startedAt)}`,
      line:
        gone === null ? line : `${line}. ${t(`deleted.${gone.by}`, { day: formatDate(gone.at, 'date') })}`,
      headings: {
        people: t('people.heading'),
        grants: t('grants.heading'),
        sheets: t('sheets.heading'),
        files: t('files.heading'),
        talk: t('talk.heading'),
      },
      clock: words.clock,
      length: words.length,
      host: t('people.host'),
      grant: (grant) => `${words.grant(grant)}, ${words.grantBy(grant)}`,
      speaker: words.speaker,
      sheetLink: (id) => new URL(sheetHref(roomId, id), location.href).href,
      spokenLine: ({ line: number }) => t('talk.spokenLine', { number }),
      place: (cell) => words.place(cell, receipt),
      cellLink: (cell) => new URL(cellHref(roomId, cell), location.href).href,
    });
    saveFile(`${fileName}.md`, text, 'text/markdown');
  });
  const error = useUserError(refused ?? tabulating.state.failure ?? writing.state.failure);

  return (
    <div className="grid gap-2 max-tablet:w-full print:hidden">
      <div className="flex gap-2 max-tablet:*:flex-1">
        <CopyButton variant="edge" getText={() => location.href} onFail={setRefused} copied={t('copied')}>
          {t('copy')}
        </CopyButton>
        <Menu
          trigger={
            <Button
              variant="edge"
              icon={<Download />}
              isPending={tabulating.state.isPending || writing.state.isPending}
            >
              {t('export.button')}
              <ChevronDown className="size-4" aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem icon={<FileText />} onSelect={() => writing.start(undefined)}>
            {t('export.markdown')}
          </MenuItem>
          {receipt.people.length === 0 ? null : (
            <MenuItem icon={<Table />} onSelect={() => tabulating.start(undefined)}>
              {t('export.attendance')}
            </MenuItem>
          )}
          {/* After the menu has closed: it would be printed. */}
          <MenuItem icon={<Printer />} onSelect={() => setTimeout(() => print(), 200)}>
            {t('export.print')}
          </MenuItem>
        </Menu>
      </div>
      <FailureNotice error={error} />
    </div>
  );
}
