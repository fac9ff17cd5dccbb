'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useInkDesk, type InkDesk } from '@/components/ink/ink-desk';
import { useOpenInk } from '@/components/ink/use-open-ink';
import { useSession } from '@/lib/auth/client/use-session';
import { useNow } from '@/lib/core/client/use-now';
import { firstName } from '@/lib/core/first-name';
import type { OpenInk } from '@/lib/ink/client/open-ink';
import { anchorOfPage, drawersOf } from '@/lib/ink/file-page';

type PageDrawersProps = {
  /** From 1; null where there is only one, which is not counted. */
  page: number | null;
  /** Stands here while nobody has drawn on the page. */
  otherwise: ReactNode;
};

/** Says who draws on a page of a file, and that it stays there. */
export function PageDrawers(props: PageDrawersProps) {
  const desk = useInkDesk();
  return desk === null ? props.otherwise : <DrawersOfDesk {...props} desk={desk} />;
}

function DrawersOfDesk(props: PageDrawersProps & { desk: InkDesk }) {
  const ink = useOpenInk(props.desk);
  return ink === null ? props.otherwise : <DrawersOfPage {...props} ink={ink} />;
}

type DrawersOfPageProps = PageDrawersProps & { desk: InkDesk; ink: OpenInk };

function DrawersOfPage({ page, otherwise, desk, ink }: DrawersOfPageProps) {
  const t = useTranslations('ink.file');
  const me = useSession().user?.uid;
  const now = useNow();
  const store = useMemo(() => ink.itemsOf(anchorOfPage(page ?? 1)), [ink, page]);
  const items = useSyncExternalStore(store.subscribe, store.read, store.read);
  const { uids, isFresh } = useMemo(() => drawersOf(items, now), [items, now]);
  const others = uids.flatMap((uid) => {
    const name = uid === me ? null : desk.people.nameOf(uid);
    return name === null ? [] : [firstName(name)];
  });
  const isAlsoMe = me !== undefined && uids.includes(me);
  if (others.length === 0 && !isAlsoMe) return otherwise;
  const isAloneMe = others.length === 0;
  const names = new Intl.ListFormat('en').format([
    ...others,
    ...(isAlsoMe ? [t(isAloneMe && isFresh ? 'youFirst' : 'you')] : []),
  ]);
  const many = others.length === 1 && !isAlsoMe ? 'one' : 'many';
  return isFresh ? t('draws', { names, many, page: page ?? 0 }) : t('drawn', { names });
}
