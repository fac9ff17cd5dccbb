import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { LinkText } from '@/components/ui/link-text';

type GroupsInRoomProps = { groups: readonly { groupId: string; name: string }[] };

/** Says under the people which of the reader's groups have come into the room together. */
export function GroupsInRoom({ groups }: GroupsInRoomProps) {
  const t = useTranslations('rooms.group');
  if (groups.length === 0) return null;
  const parts = new Intl.ListFormat('en').formatToParts(groups.map(({ groupId }) => groupId));
  const nameOf = new Map(groups.map(({ groupId, name }) => [groupId, name]));
  const names = parts.map(({ type, value }) =>
    type === 'literal' ? (
      value
    ) : (
      <LinkText key={value} href={`/groups/${value}`} className="wrap-anywhere">
        {nameOf.get(value)}
      </LinkText>
    ),
  );
  return (
    <p className="mt-3 max-w-[60ch] text-ink-2">
      {t.rich('inRoom', { count: groups.length, names: () => <Fragment>{names}</Fragment> })}
    </p>
  );
}
