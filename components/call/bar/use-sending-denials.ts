import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDeniedTitles } from '@/components/call/bar/use-denied-titles';
import type { Denial } from '@/lib/access/find-denial';
import type { RoomView } from '@/lib/call/client/use-room-view';

type Words = {
  toReason: (denial: Denial | null) => string | undefined;
  /** The way on from a denial. */
  wayOn: (denial: Denial | null, form?: 'item') => ReactNode;
};

/** What the bar says of each device that one may not use: how that stands, why, and how one asks for it. */
export function useSendingDenials({ denials }: RoomView, { toReason, wayOn }: Words) {
  const titles = useDeniedTitles(denials);
  const reasons = {
    microphone: toReason(denials.microphone),
    camera: toReason(denials.camera),
    screen: useShareReason(toReason(denials.screen)),
  };
  const ways = {
    microphone: wayOn(denials.microphone),
    camera: wayOn(denials.camera),
    // A permission for what the browser cannot do helps nobody.
    screen: canShareScreen() ? wayOn(denials.screen) : undefined,
  };
  const shareWay = canShareScreen() ? wayOn(denials.screen, 'item') : undefined;
  return { reasons, titles, ways, shareWay };
}

const canShareScreen = (): boolean =>
  'getDisplayMedia' in ((navigator as { mediaDevices?: MediaDevices }).mediaDevices ?? {});

/** A browser that cannot share says so, unless the person may not anyway. */
function useShareReason(denied: string | undefined): string | undefined {
  const t = useTranslations('call.controls');
  return denied ?? (canShareScreen() ? undefined : t('shareMissing'));
}
