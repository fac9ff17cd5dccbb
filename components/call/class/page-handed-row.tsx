'use client';

import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { sheetWish } from '@/components/call/stage/sheet-beside';
import type { CallRoomState } from '@/components/call/use-call-room';
import { pagesInView } from '@/components/class/page/pages-in-view';
import { Banner } from '@/components/ui/banner';
import { watchHandouts } from '@/lib/class/client/watch-handouts';
import { useWatch } from '@/lib/core/client/use-watch';

/** A page of an earlier lesson is no news (ms). */
const isNews = 3 * 60 * 60_000;

/** Tells a learner who looks at the pictures alone that they have a page, with the way to it. */
export function PageHandedRow({ room }: { room: CallRoomState }) {
  const t = useTranslations('worksheet.class.news');
  const newest = useWatch(watchHandouts, room.context.roomId).value?.[0];
  const isInView = useSyncExternalStore(pagesInView.subscribe, pagesInView.read, pagesInView.read);
  const [seen, setSeen] = useState<string | null>(null);
  const [since] = useState(() => Date.now() - isNews);
  if (newest === undefined || newest.at < since) return null;
  if (isInView && seen !== newest.id) setSeen(newest.id);
  if (isInView || seen === newest.id) return null;
  return (
    <Banner
      icon={<FileText />}
      action={
        <span className="flex flex-none gap-2">
          <button type="button" className={actionStyle} onClick={() => sheetWish.set(newest.id)}>
            {t('open')}
          </button>
          <button type="button" className={actionStyle} onClick={() => setSeen(newest.id)}>
            {t('later')}
          </button>
        </span>
      }
    >
      {t('handed', { name: newest.name })}
    </Banner>
  );
}

const actionStyle = 'target h-8 flex-none px-2 font-semibold underline underline-offset-3';
