import { useTranslations } from 'next-intl';
import { Laptop, Smartphone } from 'lucide-react';
import { AccountSection } from '@/components/account/account-section';
import { Button } from '@/components/ui/buttons/button';
import type { ListedDevice } from '@/lib/account/client/watch-devices';
import { dayOf } from '@/lib/account/device-note';
import { formatUtcDay } from '@/lib/core/dates';

type DeviceListProps = {
  /** Undefined until they are known. */
  devices: readonly ListedDevice[] | undefined;
  /** The entry of the browser in front of the person. */
  thisDeviceId: string | null;
  now: number;
  /** Why the person cannot sign out everywhere here; undefined when they can. */
  denied: string | undefined;
  onSignOutEverywhere: () => void;
};

/** Where the person is signed in, and the way to end it everywhere. */
export function DeviceList(props: DeviceListProps) {
  const { devices, thisDeviceId, now, denied, onSignOutEverywhere } = props;
  const t = useTranslations('account.devices');
  return (
    <AccountSection title={t('title')} lead={t('lead')}>
      {devices?.length === 0 ? <p className="text-ink-2">{t('empty')}</p> : null}
      <ul>
        {devices?.map((device) => (
          <DeviceRow
            key={device.deviceId}
            device={device}
            isThis={device.deviceId === thisDeviceId}
            isToday={dayOf(device.lastSeenAt) === dayOf(now)}
          />
        ))}
      </ul>
      <Button
        variant="edge"
        className="mt-4"
        aria-haspopup="dialog"
        deniedReason={denied}
        onClick={onSignOutEverywhere}
      >
        {t('everywhere')}
      </Button>
    </AccountSection>
  );
}

type DeviceRowProps = { device: ListedDevice; isThis: boolean; isToday: boolean };

function DeviceRow({ device, isThis, isToday }: DeviceRowProps) {
  const t = useTranslations('account.devices');
  const { browser, system, firstSeenAt, lastSeenAt } = device;
  const isHandheld = system === 'android' || system === 'ios';
  return (
    <li className="flex min-h-14 items-center gap-3 tablet:min-h-12">
      {isHandheld ? <Smartphone className="size-5 text-ink-2" /> : <Laptop className="size-5 text-ink-2" />}
      <div className="min-w-0 flex-1 tablet:flex tablet:items-baseline tablet:justify-between tablet:gap-4">
        <p>
          <span className="font-medium">
            {t('name', { browser: t(`browser.${browser}`), system: t(`system.${system}`) })}
          </span>
          {isThis ? <span className="text-ink-3"> {t('this')}</span> : null}
        </p>
        <p className="text-13 text-ink-2">
          {isToday ? t('today') : t('lastSeen', { date: formatUtcDay(lastSeenAt) })}
          {', '}
          {t('firstSeen', { date: formatUtcDay(firstSeenAt) })}
        </p>
      </div>
    </li>
  );
}
