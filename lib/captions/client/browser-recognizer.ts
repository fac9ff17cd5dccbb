'use client';

import type { Recognize } from '../caption-speech';

/** What we use of the Web Speech API, which browsers have by two names (https://webaudio.github.io/web-speech-api). */
type BrowserRecognition = {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onresult: ((event: { resultIndex: number; results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  /** Older browsers ignore the track, and hear the device's usual microphone. */
  start: (track?: MediaStreamTrack) => void;
  stop: () => void;
};
type RecognitionNames = Record<
  'SpeechRecognition' | 'webkitSpeechRecognition',
  (new () => BrowserRecognition) | undefined
>;

const findRecognition = () => {
  const names = window as unknown as Partial<RecognitionNames>;
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
};

/** Whether this browser can write down what its person says. */
export const canRecognize = (): boolean => typeof window !== 'undefined' && findRecognition() !== undefined;

/** Recognition of what a microphone picks up, in the language of the browser. */
export function recognizerOf(microphone: MediaStreamTrack): Recognize {
  return ({ onWords, onEnd }) => {
    const Recognition = findRecognition();
    if (Recognition === undefined) throw new Error('This browser has no speech recognition.');
    const recognition = new Recognition();
    let error: string | null = null;
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.lang = navigator.language;
    recognition.onresult = ({ resultIndex, results }) => {
      for (const place of Array.from(results).keys()) {
        const result = results[place];
        if (place >= resultIndex && result) onWords(place, result[0]?.transcript ?? '', result.isFinal);
      }
    };
    recognition.onerror = (event) => {
      error = event.error;
    };
    recognition.onend = () => onEnd(error);
    recognition.start(microphone);
    return () => recognition.stop();
  };
}
