'use client';

import { useTranslations } from 'next-intl';
import { Laptop, Smartphone } from 'lucide-react';
import { Button } from '@/components/ui/buttons/button';
import { formatMoment, formatShortDay } from '@/lib/core/dates';
import type { ListedPushDevice } from '@/lib/notifications/client/push/watch-push-devices';

type PushDevicesProps = {
  devices: readonly ListedPushDevice[];
  /** The entry of the browser in front of the person. */
  thisDeviceId: string | null;
  /** The one that is being turned off. */
  leaving: string | null;
  now: number;
  onTurnOff: (deviceId: string) => void;
};

/** The devices that show a person's pushes, each with the way to end that. Nothing where there is none. */
export function PushDevices({ devices, thisDeviceId, leaving, now, onTurnOff }: PushDevicesProps) {
  const t = useTranslations('notifications.devices');
  const account = useTranslations('account.devices');
  if (devices.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-16 font-semibold">{t('title')}</h3>
      <ul className="mt-1">
        {devices.map(({ deviceId, browser, system, since, lastPushAt }) => {
          const Icon = system === 'android' || system === 'ios' ? Smartphone : Laptop;
          const device = account('name', {
            browser: account(`browser.${browser}`),
            system: account(`system.${system}`),
          });
          const date = formatShortDay(since, now);
          return (
            <li
              key={deviceId}
              className="flex min-h-14 items-center gap-3 border-b border-line last:border-b-0"
            >
              <Icon className="size-5 flex-none text-ink-2" aria-hidden="true" />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{device}</p>
                <p className="text-13 text-ink-2">
                  {deviceId === thisDeviceId
                    ? t('this', { date })
                    : lastPushAt === null
                      ? t('noPush', { date })
                      : t('lastPush', { moment: formatMoment(lastPushAt, now) })}
                </p>
              </div>
              <Button
                variant="edge"
                aria-label={t('turnOffFor', { device })}
                isPending={leaving === deviceId}
                onClick={() => onTurnOff(deviceId)}
              >
                {t('turnOff')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
