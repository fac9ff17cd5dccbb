'use client';

import { SmilePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactionStore } from '@/lib/reactions/client/create-reactions';
import { useReactionsIn } from '@/lib/reactions/client/use-reactions';

/** How often somebody has reacted, in the list of people. */
export function ReactionCount({ store, uid }: { store: ReactionStore; uid: string }) {
  const t = useTranslations('reactions');
  const count = useReactionsIn(store).get(uid)?.total ?? 0;
  if (count === 0) return null;
  const words = t('count', { count });
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className="flex items-center gap-1 text-12 text-ink-2 tabular [&_.lucide]:size-3.5"
    >
      <SmilePlus aria-hidden="true" />
      {count}
    </span>
  );
}
