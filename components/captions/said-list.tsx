import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';
import { PersonBar } from '@/components/ui/people/person-bar';
import { groupSaid, type KeptSaid } from '@/lib/captions/transcript';
import { formatDate } from '@/lib/core/dates';
import type { PersonColour } from '@/lib/core/person-hue';

type SaidListProps = {
  said: readonly KeptSaid[];
  colourOf: (uid: string) => PersonColour;
  /** The list opens at the newest words; else at the first. */
  opensAtEnd?: boolean;
};

/** What was said, by speaker and time. */
export function SaidList({ said, colourOf, opensAtEnd = true }: SaidListProps) {
  const t = useTranslations('captions.transcript');
  const groups = useMemo(() => groupSaid(said), [said]);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for the effect's clean-up.
    if (opensAtEnd) end.current?.scrollIntoView({ block: 'end' });
  }, [opensAtEnd]);
  return (
    <ol aria-label={t('list')} className="mt-auto grid gap-3 px-4 py-3">
      {groups.map(({ id, uid, name, at, lines }, index) => {
        const colour = colourOf(uid);
        return (
          <li
            key={id}
            ref={index === groups.length - 1 ? end : null}
            className="grid grid-cols-[3px_44px_minmax(0,1fr)] gap-x-2 text-14"
          >
            <PersonBar hue={colour.hue} isCut={colour.isCut} className="h-full" />
            <time dateTime={new Date(at).toISOString()} className="text-13 text-ink-2 tabular">
              {formatDate(at, 'clock')}
            </time>
            <div>
              <p className="truncate font-semibold">{name}</p>
              {lines.map((line) => (
                <p key={line.id}>{line.text}</p>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
