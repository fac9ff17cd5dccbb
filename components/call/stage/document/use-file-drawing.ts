import { useMemo } from 'react';
import { useInkDenied } from '@/components/call/stage/cells/use-ink-denied';
import { useInkChannel } from '@/components/call/stage/use-ink-channel';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { FileDrawing } from '@/components/ink/file/file-drawing';

/** How a person in a call draws on the files of the room. */
export function useFileDrawing(room: CallRoomState): FileDrawing {
  const { people, colourOf, viewer } = room.context;
  const known = useMemo(
    () => ({
      nameOf: (uid: string) => people.find((one) => one.uid === uid)?.name ?? null,
      colourOf,
    }),
    [people, colourOf],
  );
  return {
    mayDraw: viewer.access?.['ink:draw'].allowed ?? false,
    denied: useInkDenied(room),
    people: known,
    channel: useInkChannel(room),
  };
}
