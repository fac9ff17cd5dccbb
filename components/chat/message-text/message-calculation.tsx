import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MarkedSource } from '@/components/chat/message-text/marked-source';
import { MessageFormula } from '@/components/chat/message-text/message-formula';
import { ScrollingPart } from '@/components/chat/message-text/scrolling-part';
import { useCalculation } from '@/components/chat/message-text/use-calculation';
import type { CalculationResult } from '@/lib/chat/calculation-result';

type MessageCalculationProps = {
  source: string;
  /** The lines that it may use. */
  given?: string | undefined;
};

/** A calculation as *formula = result*. Its source stands until the result is known. */
export function MessageCalculation({ source, given }: MessageCalculationProps) {
  const t = useTranslations('chat.text');
  const result = useCalculation(source, given);
  if (result === null) return <Chip>{source}</Chip>;
  if (result.kind === 'value') return <Value {...result} />;
  return (
    <>
      <Chip>
        {result.kind === 'error' ? (
          <MarkedSource source={source} start={result.start} length={result.length} />
        ) : (
          source
        )}
      </Chip>{' '}
      {result.kind === 'error' ? (
        <span className="text-13 text-poppy">{result.message === '' ? t('tooSlow') : result.message}</span>
      ) : (
        <span className="text-13 text-ink-2">{t('sheetOnly')}</span>
      )}
    </>
  );
}

/** A calculation that builds on more of its sheet than is known here: alone, it could come to something else. */
export function SheetCalculation({ source }: { source: string }) {
  const t = useTranslations('chat.text');
  return (
    <>
      <Chip>{source}</Chip> <span className="text-13 text-ink-2">{t('inSheet')}</span>
    </>
  );
}

function Value({ tex, reading, sign, shown }: Extract<CalculationResult, { kind: 'value' }>) {
  return (
    <Ground>
      {tex === null ? (
        <span className="font-mono">{reading}</span>
      ) : (
        <MessageFormula tex={tex} isBlock={false} label={reading} />
      )}
      {shown === null ? null : (
        <>
          {sign === null ? ' ' : ` ${sign} `}
          {shown}
        </>
      )}
    </Ground>
  );
}

const Chip = ({ children }: { children: ReactNode }) => (
  <Ground>
    <span className="font-mono">{children}</span>
  </Ground>
);

/** A long calculation scrolls alone, so that its signs stay on one line. */
const Ground = ({ children }: { children: ReactNode }) => (
  <ScrollingPart
    dir="ltr"
    className="tabular inline-block max-w-full rounded-4 bg-ink/6 px-1.5 pt-0.5 pb-1 align-middle whitespace-nowrap"
  >
    {children}
  </ScrollingPart>
);
