'use client';

import { useTranslations } from 'next-intl';

type NamedDevice = { deviceId: string; label: string };

/** Devices as options of a field or menu; those that the browser keeps nameless are numbered. */
export function useDeviceOptions(devices: readonly NamedDevice[], kind: 'camera' | 'microphone' | 'speaker') {
  const t = useTranslations('call.check');
  return devices.map(({ deviceId, label }, index) => ({
    value: deviceId,
    label: label === '' ? t('unnamed', { kind, number: index + 1 }) : label,
  }));
}
