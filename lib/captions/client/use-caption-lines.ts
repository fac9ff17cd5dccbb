'use client';

import { useEffect, useState } from 'react';
import type { openDataReceiver } from '@/lib/livekit/client/data-receiver';
import { dropSilent, hear, type CaptionLine, type Captions } from '../caption-lines';

export type CaptionCarrier = Pick<ReturnType<typeof openDataReceiver>, 'listen' | 'send'>;

/** How often the page looks for lines of people who are silent (ms). */
const looksEvery = 1000;

/** What the people in the call have just said, for as long as it is drawn. */
export function useCaptionLines(data: CaptionCarrier): readonly CaptionLine[] {
  const [captions, setCaptions] = useState<Captions>([]);
  useEffect(
    () =>
      data.listen('lk.transcription', ({ id, text, isFinal }, { uid }) =>
        setCaptions((before) => hear(before, { uid, id, text, isFinal }, performance.now())),
      ),
    [data],
  );
  const isEmpty = captions.length === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    const look = () => setCaptions((before) => dropSilent(before, performance.now()));
    const timer = setInterval(look, looksEvery);
    return () => clearInterval(timer);
  }, [isEmpty]);
  return captions;
}
