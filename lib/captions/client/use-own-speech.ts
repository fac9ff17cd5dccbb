'use client';

import { Track, type Room } from 'livekit-client';
import { useEffect, useState } from 'react';
import { captionSpeech, type SpeechFault } from '../caption-speech';
import { canRecognize, recognizerOf } from './browser-recognizer';
import type { CaptionCarrier } from './use-caption-lines';

export type OwnSpeech = {
  /** Whether this person wants their speech captioned. */
  isOn: boolean;
  /** Why it is not captioned now. */
  hindrance: 'unsupported' | 'muted' | null;
  fault: SpeechFault | null;
  toggle: () => void;
};

type OwnSpeechInput = {
  data: CaptionCarrier;
  room: Pick<Room, 'localParticipant'>;
  isMicrophoneOn: boolean;
  /** Where nobody sees that speech is captioned, it is not. */
  isShown: boolean;
};

/**
 * Captions of this person's own speech, written down by their browser, for everyone in the call. The browser hears the
 * microphone itself, so they rest while the call does not hear it.
 */
export function useOwnSpeech({ data, room, isMicrophoneOn, isShown }: OwnSpeechInput): OwnSpeech {
  const [isOn, setOn] = useState(false);
  const [fault, setFault] = useState<SpeechFault | null>(null);
  if (isOn && !isShown) setOn(false);
  const trackId = isOn && isMicrophoneOn ? (findMicrophone(room)?.trackSid ?? null) : null;
  useEffect(() => {
    const track = trackId === null ? undefined : findMicrophone(room)?.track?.mediaStreamTrack;
    if (trackId === null || track === undefined) return undefined;
    return captionSpeech({
      recognize: recognizerOf(track),
      // What does not arrive is gone, as for all captions.
      send: (piece) => void data.send('lk.transcription', { ...piece, trackId }).catch(() => undefined),
      onFault: (found) => {
        setFault(found);
        setOn(false);
      },
      newId: () => crypto.randomUUID(),
      later: (run, wait) => {
        const timer = setTimeout(run, wait);
        return () => clearTimeout(timer);
      },
    });
  }, [data, room, trackId]);
  return {
    isOn,
    hindrance: !canRecognize() ? 'unsupported' : isMicrophoneOn ? null : 'muted',
    fault,
    toggle: () => {
      setFault(null);
      setOn(!isOn);
    },
  };
}

const findMicrophone = ({ localParticipant }: OwnSpeechInput['room']) =>
  localParticipant.getTrackPublication(Track.Source.Microphone);
