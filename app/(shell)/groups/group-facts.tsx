'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from '@/lib/core/client/use-watch';
import { showClassCode } from '@/lib/groups/class-code';
import { watchGroup } from '@/lib/groups/client/watch-groups';

/** How many are in a group and what its class code is, under its name. Keeps its line until it is known. */
export function GroupFacts({ groupId }: { groupId: string }) {
  const t = useTranslations('groups.list');
  const { value: group } = useWatch(watchGroup, groupId);
  return (
    <p className="min-h-4.5 text-13 text-ink-2">
      {group ? t('facts', { count: group.size, code: showClassCode(group.code) }) : null}
    </p>
  );
}
