import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { PinTable } from '@/components/groups/pin-table';
import type { GroupPerson } from '@/lib/groups/schema';

type PinListProps = {
  groupName: string;
  learners: readonly GroupPerson[];
  pins: Readonly<Record<string, string>>;
};

/** The PINs on a page of their own, for the person who hands the cards out. */
export function PinList({ groupName, ...list }: PinListProps) {
  const t = useTranslations('groups.cards');
  const id = useId();
  return (
    <div className="card-sheet-frame">
      <section className="card-sheet pin-list h-auto! border border-line print:border-0" aria-labelledby={id}>
        <h2 id={id} className="title text-22 wrap-anywhere">
          {t('listTitle', { group: groupName })}
        </h2>
        <p className="mt-1 mb-4 text-ink-2">{t('listLine')}</p>
        <PinTable {...list} />
      </section>
    </div>
  );
}
