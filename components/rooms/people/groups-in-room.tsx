import { useFormatter, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { LinkText } from '@/components/ui/buttons/link-text';

type GroupsInRoomProps = { groups: readonly { groupId: string; name: string }[] };

/** Says under the people which of the reader's groups have come into the room together. */
export function GroupsInRoom({ groups }: GroupsInRoomProps) {
  const t = useTranslations('rooms.group');
  const format = useFormatter();
  if (groups.length === 0) return null;
  const names = format.list(
    groups.map(({ groupId, name }) => (
      <LinkText key={groupId} href={`/groups/${groupId}`} className="wrap-anywhere">
        {name}
      </LinkText>
    )),
  );
  return (
    <p className="mt-3 max-w-[60ch] text-ink-2">
      {t.rich('inRoom', { count: groups.length, names: () => <Fragment>{names}</Fragment> })}
    </p>
  );
}
