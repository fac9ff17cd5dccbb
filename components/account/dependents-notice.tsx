import { useTranslations } from 'next-intl';
import { LinkText } from '@/components/ui/buttons/link-text';
import { Notice } from '@/components/ui/notice';

type DependentsNoticeProps = {
  rooms: readonly { roomId: string; name: string }[];
  groups: readonly { groupId: string; name: string }[];
};

/** What the person owns and others depend on: the account cannot go before. */
export function DependentsNotice({ rooms, groups }: DependentsNoticeProps) {
  const t = useTranslations('account.delete');
  return (
    <Notice tone="poppy" title={t('owner')}>
      <p>{t('ownerLine')}</p>
      <ul className="mt-2 grid gap-1">
        {rooms.map(({ roomId, name }) => (
          <li key={roomId}>
            <LinkText href={`/rooms/${roomId}`}>{name}</LinkText>
          </li>
        ))}
        {groups.map(({ groupId, name }) => (
          <li key={groupId}>{t('group', { name })}</li>
        ))}
      </ul>
    </Notice>
  );
}
