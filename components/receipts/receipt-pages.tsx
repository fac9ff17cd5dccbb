'use client';

import { useTranslations } from 'next-intl';
import { PageLeads } from '@/components/receipts/pages/page-leads';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { useTimeWords } from '@/components/receipts/use-time-words';
import { lazyPart } from '@/components/shell/lazy-part';
import { LinkText } from '@/components/ui/buttons/link-text';
import { SectionHead } from '@/components/ui/section-head';
import type { ClassPage } from '@/lib/receipts/class-page';

/** Reading the page takes code that the rest of a receipt does not wait for. */
const PageNotes = lazyPart(async () => (await import('@/components/receipts/pages/page-notes')).PageNotes);

/** What was handed out: for learners their own pages, and for hosts what was done with all of them. */
export function ReceiptPages(props: ReceiptProps) {
  const t = useTranslations('receipts.pages');
  const { pages, isWhole } = props.receipt;
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="class-pages">
      <SectionHead id="class-pages" title={t(isWhole ? 'heading' : 'ownHeading')} />
      <ul className="divide-y divide-line overflow-hidden rounded-12 border border-line bg-surface">
        {pages.map((page) => (
          <li key={page.handoutId} className="px-4 py-4">
            <ReceiptPage {...props} page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReceiptPage({ page, ...props }: ReceiptProps & { page: ClassPage }) {
  const t = useTranslations('receipts.pages');
  const { roomId, receipt } = props;
  const { handoutId, name, at, byName, said, words, notes } = page;
  const { clock } = useTimeWords();
  const way = t(receipt.isWhole ? 'openWall' : 'open');
  return (
    <>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-16 font-semibold wrap-anywhere">{name}</h3>
        <LinkText
          href={`/rooms/${roomId}/${receipt.isWhole ? 'wall' : 'pages'}/${handoutId}`}
          className="text-14 print:hidden"
          aria-label={`${way}: ${name}`}
        >
          {way}
        </LinkText>
      </div>
      <p className="text-13 text-ink-2">
        {t('handedOut', { who: byName === '' ? 'unknown' : 'named', name: byName, at: clock(at) })}
      </p>
      {said === undefined ? null : (
        <p className="text-13 text-ink-2">{t('said', { state: said.state, done: said.done })}</p>
      )}
      {words === undefined ? null : <p className="mt-2 text-14 wrap-anywhere">{t('words', { words })}</p>}
      <PageLeads page={page} isWhole={receipt.isWhole} />
      {notes.length === 0 ? null : <PageNotes {...props} page={page} />}
    </>
  );
}
