'use client';

import { useTranslations } from 'next-intl';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { SideSection } from '@/components/receipts/side-section';
import { useReceiptWords } from '@/components/receipts/use-receipt-words';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { PersonColour } from '@/lib/core/person-hue';
import type { Attendant } from '@/lib/receipts/receipt';
import { timeIn } from '@/lib/rooms/session/attendance';

/** Who was there, for how long, and with which gaps. */
export function AttendanceList({ receipt, colourOf }: ReceiptProps) {
  const t = useTranslations('receipts.people');
  const { people, isWhole, startedAt, endedAt } = receipt;
  const end =
    endedAt ?? Math.max(startedAt, ...people.flatMap(({ intervals }) => intervals.at(-1)?.until ?? []));
  if (people.length === 0 && (!isWhole || receipt.gone)) return null;
  return (
    <SideSection title={t(isWhole ? 'heading' : 'own')}>
      {people.length === 0 ? <p className="text-13 text-ink-2">{t('none')}</p> : null}
      <ul className="grid gap-1">
        {people.map((person) => (
          <AttendanceRow
            key={person.uid}
            person={person}
            colour={colourOf(person.uid)}
            span={{ from: startedAt, until: end }}
            isOwn={!isWhole}
          />
        ))}
      </ul>
    </SideSection>
  );
}

type AttendanceRowProps = {
  person: Attendant;
  colour: PersonColour;
  span: { from: number; until: number };
  /** It is the reader's only row: their times stand instead of their name. */
  isOwn: boolean;
};

function AttendanceRow({ person, colour, span, isOwn }: AttendanceRowProps) {
  const t = useTranslations('receipts.people');
  const words = useReceiptWords();
  const { name, isHost, intervals } = person;
  const stay = ({ from, until }: { from: number; until: number }) =>
    t('stay', { from: words.clock(from), until: words.clock(until) });
  const stays = intervals.map(stay).join(', ');
  const whole = stay({ from: intervals[0]?.from ?? span.from, until: intervals.at(-1)?.until ?? span.until });
  return (
    <li
      title={t('stays', { name, stays })}
      className="grid min-h-9 grid-cols-[3px_minmax(0,1fr)_88px_auto] items-center gap-3 text-14"
    >
      <PersonBar hue={colour.hue} isCut={colour.isCut} className="h-5" />
      <span className="truncate">
        {isOwn ? whole : name}
        {isHost && !isOwn ? <span className="text-13 text-ink-2"> {t('host')}</span> : null}
        {/* The bar shows the gaps; these words say them. */}
        {isOwn && intervals.length < 2 ? null : (
          <>
            {' '}
            <span className="sr-only">{stays}</span>
          </>
        )}
      </span>
      <TimeBar {...{ intervals, span, colour }} />
      <span className="min-w-14 text-right whitespace-nowrap tabular">{words.length(timeIn(intervals))}</span>
    </li>
  );
}

type TimeBarProps = Pick<AttendanceRowProps, 'colour' | 'span'> & Pick<Attendant, 'intervals'>;

/** The session from left to right, filled where they were there. */
function TimeBar({ intervals, span, colour }: TimeBarProps) {
  const whole = Math.max(1, span.until - span.from);
  const share = (ms: number) => `${((100 * ms) / whole).toFixed(2)}%`;
  return (
    <span aria-hidden="true" data-hue={colour.hue} className="relative h-1 rounded-full bg-line">
      {intervals.map(({ from, until }) => (
        <span
          key={from}
          className="absolute inset-y-0 min-w-0.5 rounded-full bg-person"
          style={{ left: share(from - span.from), width: share(until - from) }}
        />
      ))}
    </span>
  );
}
