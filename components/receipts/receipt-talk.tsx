'use client';

import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Tabs } from 'radix-ui';
import { useMemo } from 'react';
import { MessageReaderContext } from '@/components/chat/message-text/message-reader';
import { MessageText } from '@/components/chat/message-text/message-text';
import { QuotedCell } from '@/components/chat/quotes/quoted-cell';
import { SheetWaysContext, type SheetWays } from '@/components/chat/quotes/sheet-ways';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { useReceiptWords } from '@/components/receipts/use-receipt-words';
import { LinkText } from '@/components/ui/buttons/link-text';
import { PersonBar } from '@/components/ui/people/person-bar';
import { SectionHead } from '@/components/ui/section-head';
import { useCalculator } from '@/lib/chat/client/use-calculator';
import type { PersonColour } from '@/lib/core/person-hue';
import { listTalk, type TalkLine } from '@/lib/receipts/talk';
import { cellHref } from '@/lib/worksheet/sheet-href';

const views = ['together', 'transcript', 'chat'] as const;
const isIn = { together: () => true, transcript: isSaid, chat: (line: TalkLine) => !isSaid(line) } as const;

function isSaid({ kind }: TalkLine): boolean {
  return kind === 'said';
}

/** What was said and written, together or apart. */
export function ReceiptTalk({ roomId, receipt, uid, nameOf, colourOf }: ReceiptProps) {
  const t = useTranslations('receipts.talk');
  const lines = useMemo(() => listTalk(receipt), [receipt]);
  const calculate = useCalculator();
  const reader = useMemo(() => ({ nameOf, uid, calculate }), [nameOf, uid, calculate]);
  const { messages, said, sheets, isCut } = receipt;
  const sheetWays = useMemo(
    (): SheetWays => ({
      nameOf: (sheet) => sheets.find(({ id }) => id === sheet)?.name ?? null,
      hrefOf: (cell) => cellHref(roomId, cell),
    }),
    [sheets, roomId],
  );
  const isOneKind = messages.length === 0 || said.length === 0;
  return (
    <section aria-labelledby="talk" className="print:mt-8">
      <SectionHead id="talk" title={t('heading')}>
        {said.length === 0 ? null : (
          <LinkText
            href={`/rooms/${roomId}/transcript?session=${receipt.sessionId}`}
            className="text-14 print:hidden"
          >
            {t('allSaid')}
          </LinkText>
        )}
      </SectionHead>
      <SheetWaysContext value={sheetWays}>
        <MessageReaderContext value={reader}>
          {lines.length === 0 ? (
            <p className="text-14 text-ink-2">{t(receipt.gone?.by === 'host' ? 'noChat' : 'none')}</p>
          ) : isOneKind ? (
            <TalkList {...{ roomId, lines, colourOf }} />
          ) : (
            <Tabs.Root defaultValue="together">
              <Tabs.List
                aria-label={t('heading')}
                className="mb-4 flex gap-6 border-b border-line print:hidden"
              >
                {views.map((view) => (
                  <Tabs.Trigger
                    key={view}
                    value={view}
                    className="-mb-px min-h-11 border-b-2 border-transparent text-14 font-medium text-ink-2 hover:text-ink data-[state=active]:border-orchid data-[state=active]:text-ink"
                  >
                    {t(view)}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              {views.map((view) => (
                <Tabs.Content key={view} value={view}>
                  <TalkList {...{ roomId, colourOf }} lines={lines.filter(isIn[view])} />
                </Tabs.Content>
              ))}
            </Tabs.Root>
          )}
        </MessageReaderContext>
      </SheetWaysContext>
      {isCut.messages ? (
        <p className="mt-4 text-13 text-ink-2">{t('cutMessages', { count: messages.length })}</p>
      ) : null}
      {isCut.said ? <p className="mt-4 text-13 text-ink-2">{t('cutSaid', { count: said.length })}</p> : null}
    </section>
  );
}

type TalkListProps = {
  roomId: string;
  lines: readonly TalkLine[];
  colourOf: (uid: string) => PersonColour;
};

function TalkList({ roomId, lines, colourOf }: TalkListProps) {
  const t = useTranslations('receipts.talk');
  const words = useReceiptWords();
  return (
    <ol className="grid gap-3">
      {lines.map((line) => {
        const { hue, isCut } = colourOf(line.uid);
        return (
          <li
            key={`${line.kind} ${line.id}`}
            className="grid grid-cols-[44px_3px_minmax(0,1fr)] gap-x-3 text-14 [content-visibility:auto] print:[content-visibility:visible]"
          >
            <time dateTime={new Date(line.at).toISOString()} className="text-13 text-ink-2 tabular">
              {words.clock(line.at)}
            </time>
            <PersonBar hue={hue} isCut={isCut} />
            <div className="min-w-0">
              <p className="flex items-center gap-1 text-13 font-semibold">
                {words.speaker(line)}
                {line.isPrivate ? <Lock className="size-3 flex-none" aria-hidden="true" /> : null}
              </p>
              {line.cell === undefined ? null : <QuotedCell cell={line.cell} />}
              {line.kind === 'said' ? (
                <p className="wrap-anywhere">
                  {line.text}{' '}
                  {line.spoken ? (
                    <LinkText href={cellHref(roomId, line.spoken)}>
                      {t('spokenLine', { number: line.spoken.line })}
                    </LinkText>
                  ) : null}
                </p>
              ) : line.text === line.cell?.source ? null : (
                <MessageText source={line.text} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
