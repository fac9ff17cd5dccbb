import { useTranslations } from 'next-intl';
import type { GroupPerson } from '@/lib/groups/schema';

type PinListProps = {
  groupName: string;
  learners: readonly GroupPerson[];
  pins: Readonly<Record<string, string>>;
};

/** The PINs on a page of their own, for whoever hands the cards out. */
export function PinList({ groupName, learners, pins }: PinListProps) {
  const t = useTranslations('groups.cards');
  return (
    <div className="card-sheet-frame">
      <section
        className="card-sheet pin-list h-auto! border border-line print:border-0"
        aria-labelledby="pins"
      >
        <h2 id="pins" className="title text-22 wrap-anywhere">
          {t('listTitle', { group: groupName })}
        </h2>
        <p className="mt-1 text-ink-2">{t('listLine')}</p>
        <table className="mt-4 w-full table-fixed text-left">
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col" className="w-1/4">
                {t('pin')}
              </th>
            </tr>
          </thead>
          <tbody>
            {learners.map(({ uid, name }) => (
              <tr key={uid} className="break-inside-avoid border-t border-[#dbd9d3]">
                <td className="py-1 wrap-anywhere">{name}</td>
                <td className="py-1 font-mono">{pins[uid]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
