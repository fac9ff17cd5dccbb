import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';

type GroupListProps = {
  groups: readonly { groupId: string; name: string; createdAt: number }[];
  onCreate: () => void;
};

/** My groups, the newest first. */
export function GroupList({ groups, onCreate }: GroupListProps) {
  const t = useTranslations('groups');
  const newestFirst = [...groups].sort((one, other) => other.createdAt - one.createdAt);
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h1 className="title text-28">{t('title')}</h1>
        <Button variant="edge" size={32} icon={<Plus />} aria-haspopup="dialog" onClick={onCreate}>
          {t('create.open')}
        </Button>
      </div>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t('line')}</p>
      <ul className="mt-4">
        {newestFirst.map(({ groupId, name }) => (
          <li key={groupId} className="border-t border-line first:border-t-0">
            <Link
              href={`/groups/${groupId}`}
              className="overlay -mx-3 flex min-h-14 items-center rounded-8 px-3 text-16 font-medium wrap-anywhere"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
