import { useMemo } from 'react';
import type { StageProps } from '@/components/call/panels/call-lists';
import type { InkChannel } from '@/lib/ink/live/ink-channel';

/** How points of strokes reach the others in a call; the same object during the call. */
export function useInkChannel({ call }: Pick<StageProps['room'], 'call'>): InkChannel {
  return useMemo(
    () => ({
      // Points that do not arrive are in the next packet, too.
      send: (ink) => void call.data.send('ink', ink, { reliable: false }).catch(() => undefined),
      listen: (listener) => call.data.listen('ink', (ink, { uid }) => listener(ink, uid)),
    }),
    [call],
  );
}
