/** Why a browser writes nothing down. */
export type SpeechFault = 'refused' | 'unreachable' | 'failed';

/** A piece of what was said; it comes again under the same id until it is final. */
type SpokenPiece = { readonly id: string; readonly text: string; readonly isFinal: boolean };

type RecognizerEvents = {
  /** What was heard at a place of this run; it may still change until it is final. */
  onWords: (place: number, text: string, isFinal: boolean) => void;
  /** The run is over, with the error's name of the Web Speech API where there was one. */
  onEnd: (error: string | null) => void;
};

/** Starts one run of a browser's speech recognition. Returns the way to end it; what it still owes comes before. */
export type Recognize = (events: RecognizerEvents) => () => void;

type CaptionSpeechPorts = {
  recognize: Recognize;
  send: (piece: SpokenPiece) => void;
  onFault: (fault: SpeechFault) => void;
  newId: () => string;
  /** Runs something after a while (ms). Returns the way to call it off. */
  later: (run: () => void, wait: number) => () => void;
};

/** A browser ends a run after silence or a minute. The next one begins this long after it (ms). */
const runsAgainAfter = 250;

/** As long as a segment may be (`lib/livekit/transcription.ts`). */
const longest = 1000;

const faults: Readonly<Record<string, SpeechFault>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  network: 'unreachable',
  'audio-capture': 'failed',
  'language-not-supported': 'failed',
};

/**
 * Writes down what the person at this page says, run after run, until it is stopped or the browser cannot. A silence is
 * no fault. Returns the way to stop; words that were said before it are still sent.
 */
export function captionSpeech({ recognize, send, onFault, newId, later }: CaptionSpeechPorts): () => void {
  let isStopped = false;
  let endRun = () => {};
  let callOff = () => {};
  const run = (): void => {
    const id = newId();
    endRun = recognize({
      onWords: (place, text, isFinal) => {
        const words = text.trim().slice(-longest);
        if (words !== '') send({ id: `${id}-${place}`, text: words, isFinal });
      },
      onEnd: (error) => {
        if (isStopped) return;
        const fault = error === null ? undefined : faults[error];
        if (fault === undefined) callOff = later(run, runsAgainAfter);
        else onFault(fault);
      },
    });
  };
  run();
  return () => {
    isStopped = true;
    callOff();
    endRun();
  };
}
