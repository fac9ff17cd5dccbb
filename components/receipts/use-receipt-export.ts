'use client';

import { useTranslations } from 'next-intl';
import { useLeadWords } from '@/components/receipts/pages/use-lead-words';
import { useReceiptWords } from '@/components/receipts/use-receipt-words';
import { saveFile } from '@/lib/core/client/save-file';
import { useAction } from '@/lib/core/client/use-action';
import { formatDate } from '@/lib/core/dates';
import type { Receipt } from '@/lib/receipts/receipt';
import { receiptMarkdown, type ReceiptWords } from '@/lib/receipts/receipt-markdown';
import type { SpanChange } from '@/lib/worksheet/client/read-span-changes';
import { cellHref, sheetHref } from '@/lib/worksheet/sheet-href';

export type ReceiptToExport = {
  roomId: string;
  roomName: string;
  uid: string;
  nameOf: (uid: string) => string;
  receipt: Receipt;
};

/** Saves a receipt as a text, and its attendance as a table. */
export function useReceiptExport({ roomId, roomName, uid, nameOf, receipt }: ReceiptToExport) {
  const t = useTranslations('receipts');
  const words = useReceiptWords();
  const leadWords = useLeadWords(receipt.isWhole);
  const fileName = t('export.fileName', { room: roomName, day: formatDate(receipt.startedAt, 'date') });
  const tabulating = useAction(async () => {
    const { attendanceCsv } = await import('@/lib/receipts/attendance-csv');
    const columns = {
      ...{ name: t('columns.name'), role: t('columns.role'), came: t('columns.came') },
      ...{ left: t('columns.left'), minutes: t('columns.minutes'), stays: t('columns.stays') },
      host: t('people.host'),
    };
    saveFile(`${fileName}.csv`, attendanceCsv(receipt.people, columns), 'text/csv');
  });
  const writing = useAction(async () => {
    const { gone } = receipt;
    const line = words.line(receipt, uid);
    const lineBy = (change: SpanChange, isMended: boolean) =>
      words.lineBy(change, { isMended, uid: '', nameOf, grants: receipt.grants });
    // Reading documents takes code that the rest of a receipt does not wait for.
    const [{ readWorkedOut }, { readDrawn }] = await Promise.all([
      import('@/components/receipts/read-worked-out'),
      import('@/components/receipts/read-drawn'),
    ]);
    const asked = { roomId, receipt, uid, now: Date.now() };
    const [workedOut, drawn] = await Promise.all([
      readWorkedOut({ ...asked, by: lineBy }),
      readDrawn({ ...asked, title: t('sheets.drawing') }),
    ]);
    const inWords: ReceiptWords = {
      title: `${roomName}, ${words.day(receipt.startedAt)}`,
      line:
        gone === null ? line : `${line}. ${t(`deleted.${gone.by}`, { day: formatDate(gone.at, 'date') })}`,
      headings: {
        people: t('people.heading'),
        grants: t('grants.heading'),
        sheets: t('sheets.heading'),
        pages: t('pages.heading'),
        answers: t('answers.heading'),
        files: t('files.heading'),
        talk: t('talk.heading'),
      },
      clock: words.clock,
      length: words.length,
      host: t('people.host'),
      grant: (grant) => `${words.grant(grant)}, ${words.grantBy(grant)}`,
      speaker: words.speaker,
      page: ({ name, at }) => t('pages.markdown', { name, at: words.clock(at) }),
      lead: leadWords,
      answer: ({ text: typed, late, state }) =>
        t('answers.try', { text: typed, state: state ?? 'none', late: String(late) }),
      sheetLink: (id) => new URL(sheetHref(roomId, id), location.href).href,
      spokenLine: ({ line: number }) => t('talk.spokenLine', { number }),
      place: (cell) => words.place(cell, receipt),
      cellLink: (cell) => new URL(cellHref(roomId, cell), location.href).href,
    };
    saveFile(`${fileName}.md`, receiptMarkdown(receipt, workedOut, inWords, drawn), 'text/markdown');
  });
  return { tabulating, writing };
}
