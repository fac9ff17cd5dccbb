'use client';

import type { ReactNode } from 'react';
import type { CallRow } from '@/components/call/panels/call-lists';
import { LoadedView } from '@/components/call/panels/lazy-view';
import { TroubleRows } from '@/components/call/panels/trouble-rows';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { Panels } from '@/components/call/panels/use-panels';

type CallRowsProps = {
  room: CallRoomState;
  panels: Panels;
  rows: readonly CallRow[];
  /** In a rehearsal: that it is one. */
  rehearsalRow: ReactNode;
};

/** The rows under the top bar: what is wrong, and what everybody or this person should know now. */
export function CallRows({ room, panels, rows, rehearsalRow }: CallRowsProps) {
  const { view, call, tokenHealth, rejoin, isSlow } = room;
  return (
    <>
      <TroubleRows
        health={view.health}
        tokenHealth={tokenHealth}
        onHear={view.hear}
        onTryNow={rejoin}
        onStopConnecting={isSlow ? call.session.cancel : undefined}
      />
      {rehearsalRow}
      {rows
        .filter(({ isFor }) => isFor(room))
        .map(({ id, load }) => (
          <LoadedView key={id} load={load} given={{ room, panels }} />
        ))}
    </>
  );
}
