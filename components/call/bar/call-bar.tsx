'use client';

import type { ReactNode } from 'react';
import { ControlBar } from '@/components/call/bar/control-bar';
import { PanelButton, PanelItem, PanelsMenu } from '@/components/call/panels/panel-buttons';
import { useShare } from '@/components/call/share/use-share';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { OfferedPanel } from '@/components/call/panels/use-offered-panels';

type CallBarProps = {
  room: CallRoomState;
  offered: readonly OfferedPanel[];
  /** Between video and worksheet, on a phone; null where there is nothing to switch. */
  stages: ReactNode;
  isPhone: boolean;
  isDesktop: boolean;
  /** There is room for the words of panels. */
  isWide: boolean;
  left: ReactNode;
  showShortcuts: () => void;
};

/** So many panels have a button of their own where the bar is not wide. */
const FEW_PANELS = 2;

/** The control bar of a call, with a button for each panel that it has room for. */
export function CallBar(props: CallBarProps) {
  const { room, offered, stages, isPhone, isDesktop, isWide, left, showShortcuts } = props;
  const { sending, hand, openInvite, keepPlace, leave, ending, endDenied, captions, reactions } = room;
  const filesPanel = offered.find(({ panel }) => panel.id === 'files');
  const share = useShare(room, () => (filesPanel?.isOpen === false ? filesPanel.toggle() : undefined));
  const reactionDenial = room.toReason(room.rights.reactionDenial);
  const inBar = offered.filter(({ panel }) =>
    isPhone ? panel.onPhone === 'bar' && stages === null : panel.isRare !== true,
  );
  const buttons =
    isDesktop || inBar.length <= FEW_PANELS ? (
      inBar.map((one) => (
        <PanelButton key={one.panel.id} room={room} offered={one} isPhone={isPhone} isWide={isWide} />
      ))
    ) : (
      <PanelsMenu room={room} offered={inBar} />
    );
  const items = offered
    .filter((one) => !inBar.includes(one))
    .map((one) => <PanelItem key={one.panel.id} room={room} offered={one} />);
  return (
    <ControlBar
      room={room.call.room}
      isPhone={isPhone}
      left={left}
      view={{
        sending,
        share,
        hand,
        reacting: {
          react: (glyph) => reactions.react(room.context.viewer.uid, glyph),
          deniedReason: reactionDenial,
        },
        panels: { buttons, items },
        stages,
        more: {
          ...{ invite: openInvite, keepPlace, showShortcuts },
          captions: { isOn: captions.settings.isOn, toggle: captions.toggle },
        },
        leave: { leave, end: ending.open, endDenied },
      }}
    />
  );
}
