'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { DeviceField } from '@/components/call/check/check-fields';
import type { CheckDevice } from '@/components/call/check/check-preview';
import { DeviceSteps } from '@/components/call/check/device-steps';
import { useDeviceOptions } from '@/components/call/bar/use-device-options';
import { Button } from '@/components/ui/buttons/button';
import type { DeviceCheckView } from '@/lib/call/client/devices/use-device-check';
import { usePermissionChange } from '@/lib/call/client/sending/use-permission-change';
import type { BrowserName, DeviceKind } from '@/lib/call/device-problem';

type CheckDeviceFieldProps = {
  kind: DeviceKind;
  device: CheckDevice;
  devices: readonly MediaDeviceInfo[];
  view: DeviceCheckView;
  browser: BrowserName;
  isHeard?: boolean;
  /** Says what helps; false where that is said already. */
  hasSteps?: boolean;
};

/** One device of the check: its choice, or what keeps it away. Looks again by itself when that changes. */
export function CheckDeviceField(props: CheckDeviceFieldProps) {
  const { kind, device, devices, view, browser, isHeard, hasSteps = true } = props;
  const t = useTranslations('call.check');
  const options = useDeviceOptions(devices, kind);
  const { state } = device;
  const { retry } = view;
  usePermissionChange(
    kind,
    state.problem !== null,
    useCallback(() => retry(kind), [retry, kind]),
  );

  const current = state.track?.mediaStreamTrack.getSettings().deviceId ?? state.deviceId;
  const isListed = options.some(({ value }) => value === current);
  return (
    <DeviceField
      kind={kind}
      options={device.deniedReason === undefined ? options : []}
      value={isListed && current ? current : (options[0]?.value ?? '')}
      onChoose={(deviceId) => view.choose(kind, deviceId)}
      problem={state.problem}
      isHeard={isHeard ?? false}
      steps={
        kind === 'microphone' && hasSteps && state.problem ? (
          <DeviceSteps
            {...{ kind, browser }}
            problem={state.problem}
            size="small"
            action={
              <Button
                variant="edge"
                size={32}
                className="mt-1 justify-self-start"
                onClick={() => retry(kind)}
              >
                {t('tryAgain')}
              </Button>
            }
          />
        ) : null
      }
    />
  );
}
