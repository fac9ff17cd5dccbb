import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { findWhom } from '@/components/call/ask-roles';
import { CallSurroundings } from '@/components/call/call-surroundings';
import { useDeniedReason } from '@/components/call/use-denied-reason';
import { useDeniedTitles } from '@/components/call/use-denied-titles';
import type { RoomView } from '@/lib/call/client/use-room-view';
import type { JoinTicket } from '@/lib/call/join-ticket';
import type { DeniedSending } from '@/lib/call/publish-rights';

/** What the bar says of each device that one may not use: how that stands, why, and how one asks for it. */
export function useSendingDenials({ denials, people }: RoomView, ticket: JoinTicket | null) {
  const { asks } = useContext(CallSurroundings);
  const toReason = useDeniedReason(ticket?.preset ?? null);
  const deniedTitles = useDeniedTitles(denials);
  const denied = {
    microphone: toReason(denials.microphone),
    camera: toReason(denials.camera),
    screen: useShareReason(toReason(denials.screen)),
  };
  const whom = findWhom(people, ticket);
  const wayOn = (denial: DeniedSending | null) =>
    denial?.askable ? asks.renderAsk(denial.capability, whom) : undefined;
  const ways = {
    microphone: wayOn(denials.microphone),
    camera: wayOn(denials.camera),
    // Who is allowed what their browser cannot do has gained nothing.
    screen: canShareScreen() ? wayOn(denials.screen) : undefined,
  };
  return { denied, deniedTitles, ways };
}

const canShareScreen = (): boolean =>
  'getDisplayMedia' in ((navigator as { mediaDevices?: MediaDevices }).mediaDevices ?? {});

/** A browser that cannot share says so, unless the person may not anyway. */
function useShareReason(denied: string | undefined): string | undefined {
  const t = useTranslations('call.controls');
  return denied ?? (canShareScreen() ? undefined : t('shareMissing'));
}
