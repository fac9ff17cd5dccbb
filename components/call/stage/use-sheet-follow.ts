import { useCallback } from 'react';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { SheetFollow, SheetSpot } from '@/components/worksheet/follow/sheet-follow';

/** Leading and following of a call, in the words of a sheet; null in a rehearsal, which has nobody to lead. */
export function useSheetFollow({
  follow,
  leading,
  context,
  isRehearsal,
  view,
}: CallRoomState): SheetFollow | null {
  const { people, colourOf, viewer } = context;
  const { tell: tellPlace } = leading;
  const tell = useCallback(
    ({ sheet, cell }: SheetSpot) => tellPlace({ kind: 'sheet', id: sheet, part: cell }),
    [tellPlace],
  );
  if (isRehearsal || !view.isEntered) return null;
  const { followed } = follow;
  const { leads, start, stop } = leading;
  const isOn = leads === 'sheet';
  return {
    lead: viewer.isHost ? { isOn, toggle: () => (isOn ? stop() : start('sheet')) } : null,
    led:
      followed?.place.kind === 'sheet'
        ? {
            name: people.find(({ uid }) => uid === followed.uid)?.name ?? '',
            colour: colourOf(followed.uid),
            spot: { sheet: followed.place.id, cell: followed.place.part },
            isFollowed: follow.isFollowing,
          }
        : null,
    tell,
    follow: () => followed && follow.follow(followed),
    stray: follow.stray,
    stop: () => followed && follow.decline(followed),
  };
}
