'use client';

import { LeftOutNote } from '@/components/call/notices/left-out-note';
import type { PanelProps } from '@/components/call/panels/call-lists';
import { ObserverNote } from '@/components/call/stage/observer-mark';
import { PeoplePanel } from '@/components/call/panels/people-panel';
import { PhoneRows } from '@/components/call/panels/phone-rows';
import { ServiceRows } from '@/components/call/panels/service-rows';
import { personMenuOf } from '@/components/call/panels/person-menu-of';
import { ReactionCount } from '@/components/reactions/reaction-count';
import { AskQueue, BanDialog, LobbyPanel } from '@/components/call/panels/views-of-others';

/** The people of a call, below those who wait outside and those who wait for an answer. */
export function PeopleInCall({ room, onClose, className }: PanelProps) {
  const { call, view, asks, answers, canAdmit, isListHidden, observers, openDialog } = room;
  const { roomId, viewer, people, colourOf, notify, notifyFailure } = room.context;
  const { uid, profile, isHost } = viewer;
  const outlets = { onDone: notify, onFailed: notifyFailure };
  const ban = (person: { uid: string; name: string; kind: string }) =>
    openDialog((close) => <BanDialog {...{ roomId, person }} onDone={notify} onClose={close} />);
  const lobbyPanel =
    canAdmit && profile !== null ? (
      <LobbyPanel {...{ roomId, profile, ...outlets }} onBan={isHost ? ban : undefined} />
    ) : null;
  return (
    <PeoplePanel
      {...{ people, colourOf, onClose, className }}
      onInvite={room.openInvite}
      isForHostsOnly={isListHidden}
      machines={
        <>
          <ServiceRows services={view.services} />
          <PhoneRows phones={isHost ? view.phones : view.phones.filter((phone) => phone.uid === uid)} />
        </>
      }
      waiting={lobbyPanel}
      queue={
        <AskQueue
          {...{ roomId, uid, asks, people, colourOf, isListHidden, ...outlets }}
          mayAnswer={answers}
        />
      }
      renderMenu={personMenuOf(room, 'row')}
      renderCount={({ uid: one }) => <ReactionCount store={room.reactions} uid={one} />}
      observers={
        <>
          <ObserverNote observers={observers} />
          {isHost ? <LeftOutNote call={call} /> : null}
        </>
      }
    />
  );
}
