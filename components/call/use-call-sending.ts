import { useDeniedReason } from '@/components/call/bar/use-denied-reason';
import { useOwnHand } from '@/components/call/bar/use-own-hand';
import { useSendingDenials } from '@/components/call/bar/use-sending-denials';
import { useTranscript } from '@/components/call/captions/use-transcript';
import { useAskWay } from '@/components/call/panels/use-ask-way';
import type { CallPeople } from '@/components/call/use-call-people';
import type { CallNow } from '@/components/call/call-now';
import { useAsked } from '@/lib/call/client/sending/use-asked';
import { useCameraAudience } from '@/lib/call/client/sending/use-camera-audience';
import { listAskedFor } from '@/lib/call/rights/publish-rights';
import { useCaptionSettings } from '@/lib/captions/client/use-caption-settings';
import { useOwnSpeech } from '@/lib/captions/client/use-own-speech';

/** What this person sends and says: the switches, why some do nothing, the hand, and the captions of their words. */
export function useCallSending(
  { call, ticket, view, rights, uid }: CallNow,
  { asks, rules }: Pick<CallPeople, 'asks' | 'rules'>,
) {
  const { room, roomId, isRehearsal } = call;
  const { people, isInCall } = view;
  const isForHosts = rules.areCamerasForHosts !== false && !rights.isHost;
  useCameraAudience({ gate: call.cameraRecipients, roomId, isInCall, isForHosts });
  const toReason = useDeniedReason(ticket?.preset ?? null);
  const wayOn = useAskWay({ asks, uid, people, ticket, isRehearsal });
  const denied = useSendingDenials(view, { toReason, wayOn });
  const captions = useCaptionSettings();
  return {
    sending: {
      switches: view.sending,
      ...denied,
      asked: listAskedFor(asks.mine),
      onFailed: view.fail,
    },
    toReason,
    wayOn,
    hand: useOwnHand({ roomId, asks, uid, deniedReason: toReason(rights.handDenial), isRehearsal }),
    /** What a host asks this person to turn on. */
    asked: useAsked(call, view.sending),
    /** Whether and how this person reads captions. */
    captions,
    /** Captions of what this person says. */
    speech: useOwnSpeech({
      data: call.data,
      room,
      isMicrophoneOn: view.sending.microphone.isOn,
      isShown: captions.settings.isOn && isInCall,
    }),
    isTranscriptKept: useTranscript({
      call,
      sessionId: ticket?.sessionId ?? null,
      isInSession: isInCall && !isRehearsal,
    }),
  };
}
