'use client';

import { clsx } from 'clsx';
import { CallOver } from '@/components/call/call-over';
import { LoadedView } from '@/components/call/panels/lazy-view';
import { CaptionRow } from '@/components/call/panels/views-of-others';
import { StageArea } from '@/components/call/stage/stage-area';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { OfferedPanel } from '@/components/call/panels/use-offered-panels';
import type { Panels } from '@/components/call/panels/use-panels';
import { mayGoOn } from '@/lib/call/client/session/call-phase';
import type { Stages } from '@/components/call/stage/use-stages';

type CallWorkAreaProps = {
  room: CallRoomState;
  stages: Stages;
  panels: Panels;
  offered: readonly OfferedPanel[];
  isPhone: boolean;
  isDesktop: boolean;
};

const lostOutcome = { ending: 'connection-lost', isStageOnly: true, canRejoin: true } as const;

/** The table between the bars: a worksheet if there is one, the tiles, and the panels that are open. */
export function CallWorkArea({ room, stages, panels, offered, isPhone, isDesktop }: CallWorkAreaProps) {
  const { view, context, captions, speech } = room;
  const { phase, health, isInCall, screen } = view;
  const isLost = (phase.name === 'over' && !mayGoOn(phase)) || (isInCall && health.level === 'lost');
  const { shown, tiles } = stages;
  const side = shown !== null && isDesktop ? 'flex-row-reverse' : 'flex-col';
  const captionRow =
    isInCall && captions.settings.isOn ? (
      <CaptionRow
        data={room.call.data}
        nameOf={(uid) => context.people.find((person) => person.uid === uid)?.name ?? null}
        colourOf={context.colourOf}
        {...{ captions, speech, isPhone }}
      />
    ) : null;
  return (
    <main className="relative m-2 flex min-h-0 flex-1 gap-2 desktop:m-3">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {captions.settings.place === 'above' ? captionRow : null}
        <div className={clsx('group/table flex min-h-0 min-w-0 flex-1 gap-2', side)}>
          {isLost ? (
            <LostCall room={room} />
          ) : tiles === null ? null : (
            <StageArea
              room={room}
              shape={tiles}
              onOpenPeople={() => panels.show('people')}
              className={tilesPlace[tiles](screen !== null, isPhone)}
            />
          )}
          {shown ? (
            <LoadedView
              key={shown.id}
              load={shown.load}
              given={{ room, panels, className: 'min-h-0 min-w-0 flex-1' }}
            />
          ) : null}
        </div>
        {captions.settings.place === 'under' ? captionRow : null}
      </div>
      {offered
        .filter(({ isOpen }) => isOpen)
        .map(({ panel: { id, load } }) => (
          <LoadedView
            key={id}
            load={load}
            given={{ room, onClose: () => panels.close(id), className: panelPlace(isPhone, isDesktop) }}
          />
        ))}
    </main>
  );
}

type LostCallProps = {
  room: Pick<CallRoomState, 'view' | 'context' | 'rights' | 'ticket' | 'rejoin' | 'keepPlace'>;
};

/** In the place of the stage: that the line is lost, or why the call is over here, and the way back. */
function LostCall({ room: { view, context, rights, ticket, rejoin, keepPlace } }: LostCallProps) {
  const { phase } = view;
  return (
    <CallOver
      roomId={context.roomId}
      uid={context.viewer.uid}
      outcome={phase.name === 'over' ? phase.outcome : lostOutcome}
      mayStart={rights.mayStart}
      problem={phase.name === 'over' ? phase.problem : null}
      onRejoin={rejoin}
      kind={ticket?.kind ?? 'account'}
      keepPlace={keepPlace}
      className="min-w-0 flex-1"
    />
  );
}

/**
 * Beside a worksheet the tiles have a column, which a shared screen makes wider; above it a strip, which leaves its
 * room to the line that somebody writes with the keys of a phone.
 */
const tilesPlace = {
  free: () => 'flex-1',
  column: (isSharing: boolean) => (isSharing ? 'w-2/5 flex-none' : 'w-[216px] flex-none wide:w-[296px]'),
  strip: (_: boolean, isPhone: boolean) =>
    clsx(
      'flex-none overflow-x-auto pointer-coarse:group-has-[[data-writing]]/table:hidden',
      isPhone ? 'h-[76px]' : 'h-28',
    ),
} as const;

/** It docks beside the stage on a desktop, slides over it on a tablet, covers it on a phone. */
function panelPlace(isPhone: boolean, isDesktop: boolean): string {
  if (isDesktop) return 'w-[328px] flex-none wide:w-[360px]';
  return isPhone ? 'absolute inset-0 z-panel' : 'absolute inset-y-0 right-0 z-panel w-[400px] shadow-3';
}
