import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';

type OwnedNoticeProps = {
  rooms: readonly { roomId: string; name: string }[];
  groups: readonly { groupId: string; name: string }[];
};

/** What a person owns and others depend on: the account cannot go before. */
export function OwnedNotice({ rooms, groups }: OwnedNoticeProps) {
  const t = useTranslations('admin.person.erase');
  return (
    <Notice tone="poppy" title={t('owner')}>
      <p>{t('ownerLine')}</p>
      <ul className="mt-2 grid gap-1">
        {rooms.map(({ roomId, name }) => (
          <li key={roomId}>{t('room', { name })}</li>
        ))}
        {groups.map(({ groupId, name }) => (
          <li key={groupId}>{t('group', { name })}</li>
        ))}
      </ul>
    </Notice>
  );
}
