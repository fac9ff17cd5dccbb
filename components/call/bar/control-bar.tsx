'use client';

import { clsx } from 'clsx';
import type { Room } from 'livekit-client';
import { useTranslations } from 'next-intl';
import { Toolbar } from 'radix-ui';
import type { ReactNode } from 'react';
import { HandControl } from '@/components/call/bar/hand-control';
import { LeaveControl } from '@/components/call/bar/leave-control';
import { ReactControl, ReactItems, type ReactControlProps } from '@/components/call/bar/react-control';
import { MoreMenu } from '@/components/call/bar/more-menu';
import { SendingControl } from '@/components/call/bar/sending-control';
import { ShareControl, ShareItem } from '@/components/call/bar/share-control';
import { canShareScreen, type Share } from '@/components/call/share/use-share';
import type { OwnHand } from '@/components/call/bar/use-own-hand';
import { TooltipProvider } from '@/components/ui/overlays/tooltip';
import type { Sending } from '@/lib/call/client/sending/use-sending';
import type { Sendable } from '@/lib/call/rights/publish-rights';

type OfEach<Value> = Partial<Record<Sendable, Value | undefined>>;

type ControlBarView = {
  sending: {
    switches: Sending;
    /** Why something cannot be sent, in words; and the same in a few, where somebody decided it. */
    reasons: OfEach<string>;
    titles: OfEach<string>;
    /** The way on from what is denied. */
    ways: OfEach<ReactNode>;
    /** The same for the screen, as a line of the menu. */
    shareWay: ReactNode;
    /** What this person has asked for. */
    asked: ReadonlySet<Sendable>;
    onFailed: (kind: Sendable, thrown: unknown) => void;
  };
  share: Share;
  hand: Omit<OwnHand, 'lower'>;
  reacting: ReactControlProps;
  /** Buttons of panels in the bar, and the lines of those under *More*. */
  panels: { buttons: ReactNode; items: ReactNode };
  /** Between video and worksheet, on a phone; null where there is nothing to switch. */
  stages: ReactNode;
  more: {
    invite: (() => void) | undefined;
    keepPlace: (() => void) | undefined;
    showShortcuts: () => void;
    captions: { isOn: boolean; toggle: () => void };
  };
  leave: {
    leave: () => void;
    /** Only for people who may end the session for everyone. */
    end: (() => void) | undefined;
    /** Why somebody who runs the room may not, in words. */
    endDenied: string | undefined;
  };
};

type ControlBarProps = {
  room: Room;
  view: ControlBarView;
  isPhone: boolean;
  /** The free zone at the left: the clock, or news for some seconds. */
  left: ReactNode;
};

/** What one sends, who is here, and the way out. One stop of the Tab key; arrows, Home and End move in it. */
export function ControlBar({ room, view, isPhone, left }: ControlBarProps) {
  const t = useTranslations('call.controls');
  const { sending, hand, reacting, panels, leave } = view;
  const size = isPhone ? 48 : 44;
  // The switch of the stage takes the room of two buttons.
  const isTight = isPhone && view.stages !== null;
  // Where no screen can be shared, a person shares less often: a button for it would only take a place.
  const isShareInMenu = isTight || (isPhone && !canShareScreen());
  const canShare = view.share.open !== undefined || canShareScreen();
  const describe = (kind: Sendable) => ({
    deniedReason: sending.reasons[kind],
    deniedTitle: sending.titles[kind],
    deniedAction: sending.ways[kind],
    // What was never denied is not waited for, whatever row is still there.
    isAsked: sending.reasons[kind] !== undefined && sending.asked.has(kind),
  });
  const device = (kind: 'microphone' | 'camera') => (
    <SendingControl
      kind={kind}
      sending={sending.switches[kind]}
      {...describe(kind)}
      isCompact={isPhone}
      onDeviceFailed={(thrown) => sending.onFailed(kind, thrown)}
      room={room}
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
          {device('microphone')}
          {device('camera')}
          {isShareInMenu ? null : (
            <ShareControl
              sending={sending.switches.screen}
              share={view.share}
              size={size}
              {...describe('screen')}
            />
          )}
          <HandControl size={size} hand={hand} />
          {isPhone ? null : <ReactControl {...reacting} />}
          {isPhone ? panels.buttons : null}
          {isPhone ? view.stages : null}
          <MoreMenu {...{ room, isPhone }} {...view.more} onDeviceFailed={sending.onFailed}>
            {isShareInMenu && canShare ? (
              <>
                <ShareItem
                  sending={sending.switches.screen}
                  share={view.share}
                  deniedReason={sending.reasons.screen}
                />
                {sending.shareWay}
              </>
            ) : null}
            {isPhone ? <ReactItems {...reacting} /> : null}
            {panels.items}
          </MoreMenu>
          {isPhone ? null : <span className="w-2" />}
          <LeaveControl
            isCompact={isPhone}
            onLeave={leave.leave}
            onEnd={leave.end}
            endDenied={leave.endDenied}
          />
        </div>
        {isPhone ? null : <div className="flex justify-end gap-1">{panels.buttons}</div>}
      </Toolbar.Root>
    </TooltipProvider>
  );
}
