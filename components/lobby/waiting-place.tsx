'use client';

import type { ReactNode } from 'react';
import { OwnLine } from '@/components/lobby/own-line';
import { WaitingScreen } from '@/components/lobby/waiting-screen';
import { useNow } from '@/lib/core/client/use-now';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useWaiting } from '@/lib/lobby/client/use-waiting';

type WaitingPlaceProps = {
  roomId: string;
  person: { uid: string; name: string };
  isLetIn: boolean;
  /** It is time to look at the door. */
  onAnswered: () => void;
  onLeave: () => void;
  /** One's own picture, in the colour that one has in this room. */
  preview: (seat: number | undefined) => ReactNode;
  controls: ReactNode;
};

/** Waits in the lobby of a room. */
export function WaitingPlace({
  roomId,
  person,
  isLetIn,
  onAnswered,
  onLeave,
  preview,
  controls,
}: WaitingPlaceProps) {
  const waiting = useWaiting(roomId, person.uid, onAnswered);
  const now = useNow(() => waiting.until);
  const error = useUserError(isLetIn ? null : waiting.failure);
  const ownLine = <OwnLine {...{ roomId, person, onAnswered }} seat={waiting.seat} said={waiting.said} />;
  return (
    <WaitingScreen
      {...{ waiting, isLetIn, error, ownLine, onLeave }}
      isLate={now >= waiting.until}
      controls={controls}
      preview={preview(waiting.seat)}
    />
  );
}
