'use client';

import { Mic, MonitorUp, Video } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import type { Asked } from '@/lib/call/client/sending/use-asked';
import type { CallPerson } from '@/lib/call/call-person';

type AskedRowProps = { asked: Asked; people: readonly CallPerson[] };

/** Somebody asks this person to turn something on: it stays until they have answered, and does nothing by itself. */
export function AskedRow({ asked, people }: AskedRowProps) {
  const t = useTranslations('call.asked');
  const { device, byUid, accept, dismiss } = asked;
  const name = people.find(({ uid }) => uid === byUid)?.name ?? t('somebody');
  return (
    <Banner
      icon={icons[device]}
      action={
        <span className="flex flex-none gap-2">
          {accept ? (
            <button type="button" className={actionStyle} onClick={accept}>
              {t(device === 'screen' ? 'chooseWindow' : 'turnOn')}
            </button>
          ) : null}
          <button type="button" className={actionStyle} onClick={dismiss}>
            {t('notNow')}
          </button>
        </span>
      }
    >
      {accept ? t(device, { name }) : t('denied', { name, device })}
    </Banner>
  );
}

const icons = { microphone: <Mic />, camera: <Video />, screen: <MonitorUp /> } as const;

const actionStyle = 'target h-8 flex-none px-2 font-semibold underline underline-offset-3';
