'use client';

import { clsx } from 'clsx';
import { OwnShare } from '@/components/call/stage/share/own-share';
import { Stage } from '@/components/call/stage/stage';
import { useKeepPage, type RoomOfPages } from '@/components/call/share/use-keep-page';
import { notesByPerson } from '@/lib/asks/queue';
import type { CallRoomState } from '@/components/call/use-call-room';
import { RisingReactions } from '@/components/call/panels/views-of-others';
import { personMenuOf, type RoomOfMenus } from '@/components/call/panels/person-menu-of';
import { useSpeakers } from '@/lib/call/client/people/use-speakers';
import { useElementSize } from '@/lib/call/client/stage/use-element-size';
import { useStage } from '@/lib/call/client/stage/use-stage';
import type { StageShape } from '@/lib/call/stage/stage-layout';

type StageAreaProps = {
  room: RoomOfMenus & RoomOfPages & Pick<CallRoomState, 'invite' | 'rules' | 'reactions'>;
  shape: StageShape;
  onOpenPeople: () => void;
  className: string;
};

/** Measures the free area and lays the tiles out in it. */
export function StageArea({ room, shape, onOpenPeople, className }: StageAreaProps) {
  const { ref, size } = useElementSize();
  const { call, view, invite, asks, rules, isRehearsal, reactions } = room;
  const { people, screen, sending } = view;
  // Here, not in the room's view: who speaks changes several times a second, and concerns nothing else.
  const speakers = useSpeakers(call.room);
  const stage = useStage({ area: size, people, screen, promotedUid: speakers.promotedUid, shape });
  const sharer = people.find(({ uid }) => uid === screen?.uid);
  const keepPage = useKeepPage(room);
  const stopSharing = sending.screen.set;
  return (
    <div className={clsx('flex min-w-0 gap-2', shape === 'strip' ? 'flex-row' : 'flex-col', className)}>
      <div ref={ref} className="relative min-h-0 min-w-0 flex-1">
        <Stage
          area={size}
          view={stage}
          cameras={view.cameras}
          screen={screen ? { shared: screen, name: sharer?.name ?? '' } : null}
          keepPage={keepPage}
          colourOf={view.colourOf}
          marks={{
            speaking: speakers.ringed,
            frozen: view.frozen,
            queue: asks.places,
            notes: notesByPerson(asks.queue),
            areCamerasForHosts: rules.areCamerasForHosts === true,
          }}
          renderReactions={(uid) => <RisingReactions store={reactions} uid={uid} />}
          invite={view.isInCall ? invite : null}
          isRehearsal={isRehearsal}
          onOpenPeople={onOpenPeople}
          renderMenu={personMenuOf(room, 'tile')}
        />
      </div>
      {screen?.isMine ? (
        <OwnShare
          track={screen.track}
          kind={screen.kind}
          isInStrip={shape === 'strip'}
          onStop={stopSharing === undefined ? undefined : () => stopSharing(false)}
        />
      ) : null}
    </div>
  );
}
