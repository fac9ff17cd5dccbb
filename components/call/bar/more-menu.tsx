'use client';

import type { Room } from 'livekit-client';
import { Captions, CaptionsOff, Ellipsis, Keyboard, UserCheck, UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BarButton } from '@/components/call/bar/bar-button';
import { DeviceChoices } from '@/components/call/bar/device-menu';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { canChooseSpeaker } from '@/lib/call/client/devices/use-devices';
import { useTouch } from '@/lib/core/client/use-touch';
import type { Sendable } from '@/lib/call/rights/publish-rights';

type MoreMenuProps = {
  room: Room;
  isPhone: boolean;
  onDeviceFailed: (kind: Sendable, thrown: unknown) => void;
  /** Brings more people in; undefined for people who invite nobody. */
  invite: (() => void) | undefined;
  /** Lets a guest keep their place by an account; undefined for everybody else. */
  keepPlace: (() => void) | undefined;
  showShortcuts: () => void;
  captions: { isOn: boolean; toggle: () => void };
  /** Panels for whose buttons the bar has no room. */
  children?: ReactNode;
};

/** What is needed rarely, and on a phone what has no room in the bar. */
export function MoreMenu(props: MoreMenuProps) {
  const { room, isPhone, onDeviceFailed, invite, keepPlace, showShortcuts, captions, children } = props;
  const t = useTranslations('call.controls');
  const micFailed = (thrown: unknown) => onDeviceFailed('microphone', thrown);
  const cameraFailed = (thrown: unknown) => onDeviceFailed('camera', thrown);
  const captionsItem = (
    <MenuItem icon={captions.isOn ? <CaptionsOff /> : <Captions />} onSelect={captions.toggle}>
      {t(captions.isOn ? 'captionsOff' : 'captionsOn')}
    </MenuItem>
  );
  const keepPlaceItem = keepPlace ? (
    <MenuItem icon={<UserCheck />} onSelect={keepPlace}>
      {t('keepPlace')}
    </MenuItem>
  ) : null;
  return (
    <Menu
      leavesFocusToKeys
      side="top"
      align="center"
      trigger={<BarButton label={t('more')} icon={<Ellipsis />} size={isPhone ? 48 : 44} />}
    >
      {invite ? (
        <>
          <MenuItem icon={<UserPlus />} onSelect={invite}>
            {t('invite')}
          </MenuItem>
          <MenuSeparator />
        </>
      ) : null}
      {/* The many rows of devices come last on a phone: they are chosen before the call. */}
      {isPhone ? (
        <>
          {children}
          {captionsItem}
          {keepPlaceItem}
          <MenuSeparator />
          <DeviceChoices room={room} kind="audioinput" onFailed={micFailed} />
          <DeviceChoices room={room} kind="videoinput" onFailed={cameraFailed} />
        </>
      ) : null}
      {canChooseSpeaker() ? <DeviceChoices room={room} kind="audiooutput" onFailed={micFailed} /> : null}
      {isPhone ? null : (
        <>
          <MenuSeparator />
          {keepPlaceItem}
          {children}
          {captionsItem}
        </>
      )}
      <ShortcutsItem label={t('shortcuts')} onSelect={showShortcuts} />
    </Menu>
  );
}

/** A device that is touched has no keys to tell of. */
function ShortcutsItem({ label, onSelect }: { label: string; onSelect: () => void }) {
  const isTouch = useTouch();
  if (isTouch) return null;
  return (
    <MenuItem icon={<Keyboard />} onSelect={onSelect}>
      {label}
    </MenuItem>
  );
}
