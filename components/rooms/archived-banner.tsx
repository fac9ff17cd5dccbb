'use client';

import { Archive } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchRoom } from '@/lib/rooms/client/watch-room';

/** For everybody in a call whose room was archived: the call goes on, and a person who leaves cannot come back in. */
export function ArchivedBanner({ roomId }: { roomId: string }) {
  const t = useTranslations('call');
  const room = useWatch(watchRoom, roomId);
  if (room.value?.archivedAt === undefined) return null;
  return <Banner icon={<Archive />}>{t('putAway')}</Banner>;
}
