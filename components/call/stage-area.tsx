'use client';

import type { ReactNode } from 'react';
import type { InviteOffer } from '@/components/call/first-in-room';
import { Stage } from '@/components/call/stage';
import type { CallPerson } from '@/lib/call/call-person';
import { useElementSize } from '@/lib/call/client/use-element-size';
import type { RoomView } from '@/lib/call/client/use-room-view';
import { useStage } from '@/lib/call/client/use-stage';

type StageAreaProps = {
  view: RoomView;
  invite: InviteOffer;
  onOpenPeople: () => void;
  renderMenu: ((person: CallPerson) => ReactNode) | undefined;
};

/** Measures the free area and lays the stage out in it. */
export function StageArea({ view, invite, onOpenPeople, renderMenu }: StageAreaProps) {
  const { ref, size } = useElementSize();
  const { people, screen, speakers, sending } = view;
  const stage = useStage({ area: size, people, screen, promotedUid: speakers.promotedUid });
  const sharer = people.find(({ uid }) => uid === screen?.uid);
  const stopSharing = sending.screen.set;
  return (
    <div ref={ref} className="relative min-w-0 flex-1">
      <Stage
        area={size}
        view={stage}
        cameras={view.cameras}
        screen={screen ? { shared: screen, name: sharer?.name ?? '' } : null}
        colourOf={view.colourOf}
        speaking={speakers.ringed}
        frozen={view.frozen}
        invite={view.isInCall ? invite : null}
        onStopSharing={stopSharing === undefined ? undefined : () => stopSharing(false)}
        onOpenPeople={onOpenPeople}
        renderMenu={renderMenu}
      />
    </div>
  );
}
