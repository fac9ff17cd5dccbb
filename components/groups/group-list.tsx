import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';

type GroupListProps = {
  groups: readonly { groupId: string; name: string; createdAt: number }[];
  /** What stands under a group's name. */
  factsOf: (groupId: string) => ReactNode;
  onCreate: () => void;
};

/** My groups, the newest first. */
export function GroupList({ groups, factsOf, onCreate }: GroupListProps) {
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
            <div className="overlay relative -mx-3 rounded-8 px-3 py-3">
              <Link
                href={`/groups/${groupId}`}
                className="rounded-4 text-16 font-medium wrap-anywhere before:absolute before:inset-0 before:content-['']"
              >
                {name}
              </Link>
              {factsOf(groupId)}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
