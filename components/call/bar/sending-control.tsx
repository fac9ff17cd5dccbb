'use client';

import { clsx } from 'clsx';
import type { Room } from 'livekit-client';
import { ChevronUp, Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { BarButton } from '@/components/call/bar/bar-button';
import { DeviceChoices } from '@/components/call/bar/device-menu';
import { useSwitchPress } from '@/components/call/bar/use-switch-press';
import { Menu } from '@/components/ui/overlays/menu';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';
import type { SendingSwitch } from '@/lib/call/client/sending/use-sending';
import { canChooseSpeaker } from '@/lib/call/client/devices/use-devices';
import type { DeviceKind } from '@/lib/call/device-problem';

type SendingControlProps = {
  room: Room;
  kind: DeviceKind;
  sending: SendingSwitch;
  deniedReason: string | undefined;
  /** Over the reason, in a few words. */
  deniedTitle: string | undefined;
  /** Offered beside the reason. */
  deniedAction?: ReactNode;
  /** It has been asked for, and nobody has answered yet. */
  isAsked: boolean;
  /** On a phone the devices are chosen under *More*. */
  isCompact: boolean;
  onDeviceFailed: (thrown: unknown) => void;
};

const icons = {
  microphone: { on: <Mic />, off: <MicOff /> },
  camera: { on: <Video />, off: <VideoOff /> },
} as const;

const labels = {
  microphone: { on: 'microphoneOn', off: 'microphoneOff', choose: 'chooseMicrophone', key: 'M' },
  camera: { on: 'cameraOn', off: 'cameraOff', choose: 'chooseCamera', key: 'V' },
} as const;

/** Microphone or camera: the switch, and beside it the choice of the device. */
export function SendingControl(props: SendingControlProps) {
  const { room, kind, sending, deniedReason, isAsked, isCompact } = props;
  const t = useTranslations('call.controls');
  const { isOn, set } = sending;
  const words = labels[kind];
  const { control, surface } = useFocusKept<HTMLButtonElement>();
  const press = useSwitchPress(!isOn, set);
  const label = t(isOn ? words.off : words.on);
  const button = (
    <BarButton
      ref={control}
      keepsFocus
      label={isAsked ? t('askedFor', { what: label }) : label}
      isAsked={isAsked}
      icon={isOn ? icons[kind].on : icons[kind].off}
      variant={isOn || deniedReason !== undefined ? 'stage' : 'stage-off'}
      size={isCompact ? 48 : 44}
      shortcut={words.key}
      deniedReason={deniedReason}
      deniedTitle={props.deniedTitle}
      deniedAction={props.deniedAction}
      isPending={set === undefined && deniedReason === undefined}
      className={isCompact ? '' : 'rounded-r-none!'}
      {...press}
    />
  );
  // One place in the tree, denied or not: the button is to notice that it becomes allowed.
  return (
    <span className={clsx('flex gap-px', deniedReason !== undefined && 'rounded-10 bg-stage-button/50')}>
      {button}
      {isCompact ? null : deniedReason !== undefined ? (
        // Its ground stays, so that nothing in the bar moves under a finger.
        <span
          aria-hidden="true"
          className="grid w-7 flex-none place-items-center text-stage-text-3 [&_.lucide]:size-4"
        >
          <ChevronUp />
        </span>
      ) : (
        <DevicesMenu ref={surface} {...{ room, kind }} onFailed={props.onDeviceFailed} />
      )}
    </span>
  );
}

type DevicesMenuProps = Pick<SendingControlProps, 'room' | 'kind'> & {
  ref: Ref<HTMLButtonElement>;
  onFailed: (thrown: unknown) => void;
};

/** The choice of the device, beside its switch. */
function DevicesMenu({ ref, room, kind, onFailed }: DevicesMenuProps) {
  const t = useTranslations('call.controls');
  return (
    <Menu
      leavesFocusToKeys
      side="top"
      align="center"
      trigger={
        <BarButton
          ref={ref}
          label={t(labels[kind].choose)}
          icon={<ChevronUp />}
          className="w-7! rounded-l-none! [&_.lucide]:size-4!"
        />
      }
    >
      <DeviceChoices room={room} kind={kind === 'camera' ? 'videoinput' : 'audioinput'} onFailed={onFailed} />
      {kind === 'microphone' && canChooseSpeaker() ? (
        <DeviceChoices room={room} kind="audiooutput" onFailed={onFailed} />
      ) : null}
    </Menu>
  );
}
