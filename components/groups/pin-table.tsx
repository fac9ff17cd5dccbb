import { useTranslations } from 'next-intl';
import type { GroupPerson } from '@/lib/groups/schema';

type PinTableProps = { learners: readonly GroupPerson[]; pins: Readonly<Record<string, string>> };

/** Names and PINs, and whose card is stopped: the PIN alone lets nobody in. */
export function PinTable({ learners, pins }: PinTableProps) {
  const t = useTranslations('groups');
  return (
    <table className="w-full table-fixed text-left">
      <thead>
        <tr>
          <th scope="col">{t('cards.name')}</th>
          <th scope="col" className="w-1/4">
            {t('cards.pin')}
          </th>
        </tr>
      </thead>
      <tbody>
        {learners.map(({ uid, name, card }) => (
          <tr key={uid} className="break-inside-avoid border-t border-line">
            <td className="py-1 pr-4 wrap-anywhere">
              {name}
              {card === 'revoked' ? <span className="text-ink-2"> {t('group.revoked')}</span> : null}
            </td>
            <td className="py-1 font-mono">{pins[uid]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
