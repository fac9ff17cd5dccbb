'use client';

import { clsx } from 'clsx';
import type { Room } from 'livekit-client';
import { Ellipsis, Keyboard, MonitorUp, MonitorX, Shield, UserCheck, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Toolbar } from 'radix-ui';
import { useContext, type ReactNode } from 'react';
import { BarButton } from '@/components/call/bar-button';
import { CallSurroundings } from '@/components/call/call-surroundings';
import { HandControl } from '@/components/call/hand-control';
import { DeviceChoices } from '@/components/call/device-menu';
import { LeaveControl } from '@/components/call/leave-control';
import { SendingControl } from '@/components/call/sending-control';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu';
import { TooltipProvider } from '@/components/ui/tooltip';
import { canChooseSpeaker } from '@/lib/call/client/use-devices';
import type { Sending } from '@/lib/call/client/use-sending';
import { listAskedFor, type Sendable } from '@/lib/call/publish-rights';

type ControlBarView = {
  sending: Sending;
  /** Why something cannot be sent, in words. */
  denied: Partial<Record<Sendable, string | undefined>>;
  /** The same in a few words, where somebody decided it. */
  deniedTitles: Partial<Record<Sendable, string | undefined>>;
  /** The way on from what is denied. */
  ways: Partial<Record<Sendable, ReactNode>>;
  /** Why this person raises no hand, in words. */
  handDenied: string | undefined;
  peopleCount: number;
  /** How many wait to be let in; nobody for who does not let in. */
  waitingCount: number;
  isPeopleOpen: boolean;
  togglePeople: () => void;
  isShieldOpen: boolean;
  /** Only for hosts. */
  toggleShield: (() => void) | undefined;
  /** Why it cannot be opened here, in words. */
  shieldDenied: string | undefined;
  showShortcuts: () => void;
  /** A guest may keep their place by an account. */
  isGuest: boolean;
  leave: () => void;
  /** Only for who may end the session for everyone. */
  end: (() => void) | undefined;
  /** Why somebody who runs the room may not, in words. */
  endDenied: string | undefined;
  deviceFailed: (kind: Sendable, thrown: unknown) => void;
};

type ControlBarProps = {
  room: Room;
  view: ControlBarView;
  isPhone: boolean;
  isWide: boolean;
  /** The free zone at the left: the clock, or news for some seconds. */
  left: ReactNode;
};

/** What one sends, who is here, and the way out. One stop of the Tab key; arrows, Home and End move in it. */
export function ControlBar({ room, view, isPhone, isWide, left }: ControlBarProps) {
  const t = useTranslations('call.controls');
  const { sending, denied, deniedTitles, ways } = view;
  const { asks } = useContext(CallSurroundings);
  // What was never denied is not waited for, whatever row is still there.
  const open = listAskedFor(asks.mine);
  const isAsked = (kind: Sendable) => denied[kind] !== undefined && open.has(kind);
  const shareLabel = t(sending.screen.isOn ? 'stopSharing' : 'share');
  const size = isPhone ? 48 : 44;
  const waitingCount = asks.count + view.waitingCount;
  const peopleLabel = t('peopleCount', { count: view.peopleCount, waiting: waitingCount });
  const people = (
    <BarButton
      keepsFocus
      label={peopleLabel}
      shortcut="P"
      variant={isPhone ? 'stage' : 'stage-quiet'}
      size={size}
      aria-pressed={view.isPeopleOpen}
      onClick={view.togglePeople}
      className={isPhone ? 'relative' : 'flex! w-auto! items-center gap-1.5 px-3'}
      icon={
        <>
          <Users />
          {isWide ? <span className="text-13">{t('people')}</span> : null}
          <span
            className={clsx(
              'grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 text-12 font-medium tabular',
              'bg-stage-selected',
              isPhone && 'absolute -top-1 -right-1',
            )}
          >
            {view.peopleCount}
          </span>
          {waitingCount > 0 ? <WaitingCount count={waitingCount} isPhone={isPhone} /> : null}
        </>
      }
    />
  );
  return (
    <TooltipProvider>
      <Toolbar.Root
        aria-label={t('label')}
        className={clsx(
          'flex-none items-center px-2 pb-[env(safe-area-inset-bottom)] desktop:px-3',
          isPhone
            ? 'flex h-[calc(56px+env(safe-area-inset-bottom))] justify-between gap-1'
            : 'grid gap-3 h-[calc(64px+env(safe-area-inset-bottom))] grid-cols-[1fr_auto_1fr]',
        )}
      >
        {isPhone ? null : <div className="min-w-0 pl-1 text-14 font-medium">{left}</div>}
        <div className={isPhone ? 'contents' : 'flex items-center gap-2'}>
          <SendingControl
            kind="microphone"
            sending={sending.microphone}
            deniedReason={denied.microphone}
            deniedTitle={deniedTitles.microphone}
            deniedAction={ways.microphone}
            isAsked={isAsked('microphone')}
            isCompact={isPhone}
            onDeviceFailed={(thrown) => view.deviceFailed('microphone', thrown)}
            room={room}
          />
          <SendingControl
            kind="camera"
            sending={sending.camera}
            deniedReason={denied.camera}
            deniedTitle={deniedTitles.camera}
            deniedAction={ways.camera}
            isAsked={isAsked('camera')}
            isCompact={isPhone}
            onDeviceFailed={(thrown) => view.deviceFailed('camera', thrown)}
            room={room}
          />
          <BarButton
            keepsFocus
            label={isAsked('screen') ? t('askedFor', { what: shareLabel }) : shareLabel}
            icon={sending.screen.isOn ? <MonitorX /> : <MonitorUp />}
            size={size}
            aria-pressed={sending.screen.isOn}
            deniedReason={denied.screen}
            deniedTitle={deniedTitles.screen}
            deniedAction={ways.screen}
            isAsked={isAsked('screen')}
            isPending={sending.screen.set === undefined && denied.screen === undefined}
            onClick={() => sending.screen.set?.(!sending.screen.isOn)}
          />
          <HandControl size={size} deniedReason={view.handDenied} />
          {isPhone ? people : null}
          <MoreMenu {...{ room, view, isPhone, size }} />
          {isPhone ? null : <span className="w-2" />}
          <LeaveControl
            isCompact={isPhone}
            onLeave={view.leave}
            onEnd={view.end}
            endDenied={view.endDenied}
          />
        </div>
        {isPhone ? null : (
          <div className="flex justify-end gap-1">
            <ShieldButton view={view} isWide={isWide} />
            {people}
          </div>
        )}
      </Toolbar.Root>
    </TooltipProvider>
  );
}

/** How many wait for an answer; the button's name says it too. */
function WaitingCount({ count, isPhone }: { count: number; isPhone: boolean }) {
  return (
    <span
      className={clsx(
        'grid h-4.5 min-w-4.5 place-items-center rounded-full bg-gorse px-1 text-12 font-semibold text-on-gorse tabular',
        isPhone && 'absolute -top-1 -left-1',
      )}
    >
      {count}
    </span>
  );
}

/** On a phone it stands under *More*. */
function ShieldButton({ view, isWide }: { view: ControlBarView; isWide: boolean }) {
  const t = useTranslations('call.controls');
  if (!view.toggleShield) return null;
  return (
    <BarButton
      keepsFocus
      label={t('shield')}
      variant="stage-quiet"
      aria-pressed={view.isShieldOpen}
      deniedReason={view.shieldDenied}
      onClick={view.toggleShield}
      className="flex! w-auto! items-center gap-1.5 px-3"
      icon={
        <>
          <Shield />
          {isWide ? <span className="text-13">{t('shield')}</span> : null}
        </>
      }
    />
  );
}

type MoreMenuProps = { room: Room; view: ControlBarView; isPhone: boolean; size: 44 | 48 };

function MoreMenu({ room, view, isPhone, size }: MoreMenuProps) {
  const t = useTranslations('call.controls');
  const { keepPlace } = useContext(CallSurroundings);
  return (
    <Menu side="top" align="center" trigger={<BarButton label={t('more')} icon={<Ellipsis />} size={size} />}>
      {isPhone ? (
        <>
          <DeviceChoices
            room={room}
            kind="audioinput"
            onFailed={(thrown) => view.deviceFailed('microphone', thrown)}
          />
          <DeviceChoices
            room={room}
            kind="videoinput"
            onFailed={(thrown) => view.deviceFailed('camera', thrown)}
          />
        </>
      ) : null}
      {canChooseSpeaker() ? (
        <DeviceChoices
          room={room}
          kind="audiooutput"
          onFailed={(thrown) => view.deviceFailed('microphone', thrown)}
        />
      ) : null}
      <MenuSeparator />
      {view.isGuest && keepPlace ? (
        <MenuItem icon={<UserCheck />} onSelect={keepPlace}>
          {t('keepPlace')}
        </MenuItem>
      ) : null}
      {isPhone && view.toggleShield ? (
        <MenuItem icon={<Shield />} deniedReason={view.shieldDenied} onSelect={view.toggleShield}>
          {t('shield')}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Keyboard />} onSelect={view.showShortcuts}>
        {t('shortcuts')}
      </MenuItem>
    </Menu>
  );
}
