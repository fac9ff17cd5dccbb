'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { CallBar } from '@/components/call/bar/call-bar';
import { CallClock } from '@/components/call/bar/call-clock';
import { CallDialogs } from '@/components/call/call-dialogs';
import type { CallLists } from '@/components/call/panels/call-lists';
import { useNewsLine } from '@/components/call/notices/use-news-line';
import { CallRows } from '@/components/call/panels/call-rows';
import { CallWorkArea } from '@/components/call/stage/call-work-area';
import { ObserverMark } from '@/components/call/stage/observer-mark';
import { RoomTopBar } from '@/components/call/bar/room-top-bar';
import { StageSwitch } from '@/components/call/stage/stage-switch';
import type { CallRoomState } from '@/components/call/use-call-room';
import { useOfferedPanels } from '@/components/call/panels/use-offered-panels';
import { usePanels } from '@/components/call/panels/use-panels';
import { useShortcutKeys } from '@/components/call/bar/use-shortcut-keys';
import { useFollowStage } from '@/components/call/stage/use-follow-stage';
import { ShownCellRow } from '@/components/call/stage/cells/shown-cell-row';
import { useShownCell } from '@/components/call/stage/cells/use-shown-cell';
import { usePointStage } from '@/components/call/stage/cells/use-point-stage';
import { useStages } from '@/components/call/stage/use-stages';
import { useShowNews } from '@/components/call/notices/use-show-news';
import { useElementSize } from '@/lib/call/client/stage/use-element-size';

type CallLayoutProps = {
  room: CallRoomState;
  lists: CallLists;
  rehearsalRow: ReactNode;
};

/** The frame of a call: top bar, rows, the table with stage and panels, control bar. */
export function CallLayout({ room, lists, rehearsalRow }: CallLayoutProps) {
  const common = useTranslations('common');
  const { ref, size } = useElementSize();
  const noticePress = useRef<HTMLButtonElement>(null);
  const isPhone = size.width < 600;
  const isDesktop = size.width >= 1100;
  const { stages, there } = useStagesHere(room, lists, { isPhone, isDesktop });
  useShowNews(room);
  // Two panels have room side by side on a desktop only, and beside a worksheet one.
  const panels = usePanels(isDesktop && stages.shown === null ? 2 : 1);
  const offered = useOfferedPanels(lists.panels, room, panels);
  const over = isPhone ? (offered.find(({ isOpen }) => isOpen)?.panel.id ?? null) : null;
  usePointStage(stages, there, over === null ? undefined : () => panels.close(over));
  const shownCell = useShownCell(room, { stages, list: there, over, showPanel: panels.show });
  const keys = useShortcutKeys({ room, offered, noticePress });
  const { view, ticket, observers } = room;
  const clock = <CallClock since={view.since} startedAt={room.rules.startedAt} />;
  const news = useNewsLine(room, noticePress);
  const stageSwitch =
    stages.choose === undefined ? null : <StageSwitch stages={stages} list={there} isPhone={isPhone} />;
  const top = useAfterStage(
    <>
      <RoomTopBar
        {...{ isPhone, clock }}
        roomName={ticket?.roomName ?? common('productName')}
        health={view.health}
        isRecorded={view.services.some(({ kind }) => kind === 'recorder')}
        isKept={room.isTranscriptKept}
        notice={isDesktop ? null : news}
        observers={<ObserverMark observers={observers} isPhone={isPhone} />}
        stages={isPhone ? null : stageSwitch}
      />
      <CallRows {...{ room, panels, rehearsalRow }} rows={lists.rows} />
      {shownCell === null ? null : <ShownCellRow shown={shownCell} />}
    </>,
    view.isEntered,
  );
  const foot = useAfterStage(
    <footer className="flex-none">
      <CallBar
        {...{ room, offered, isPhone, isDesktop }}
        stages={isPhone ? stageSwitch : null}
        isWide={size.width >= 1400}
        left={isDesktop ? (news ?? clock) : clock}
        showShortcuts={keys.show}
      />
    </footer>,
    view.isEntered,
  );
  const dialogs = useAfterStage(<CallDialogs {...{ room, offered, keys }} />, view.isEntered);
  return (
    <div ref={ref} className="flint flex h-dvh flex-col overflow-hidden text-14">
      {top}
      <CallWorkArea {...{ room, stages, panels, offered, isPhone, isDesktop }} />
      {foot}
      {dialogs}
    </div>
  );
}

const noStage = () => null;

/** What can lie on the stage now, and what lies there: also where this person follows somebody to it. */
function useStagesHere(
  room: CallRoomState,
  lists: CallLists,
  width: { isPhone: boolean; isDesktop: boolean },
) {
  const { useFirstStage = noStage } = lists;
  const begins = useFirstStage(room);
  const there = lists.stages.filter(({ isThere }) => isThere?.(room) ?? true);
  const stages = useStages(there, { begins, ...width });
  useFollowStage(room, stages, there);
  return { stages, there };
}

/**
 * Draws a part after the stage while a person comes in, so that the first picture waits for nothing else. Inside the
 * call all is drawn together, and nothing twice.
 */
function useAfterStage(part: ReactNode, isEntered: boolean): ReactNode {
  const late = useDeferredValue(isEntered ? null : part);
  return isEntered ? part : late;
}
