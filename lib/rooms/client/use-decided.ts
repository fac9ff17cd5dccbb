'use client';

import { useRef } from 'react';

/**
 * An action about a room, and what follows when everyone has it: at once, with the answer, or after the sentence that
 * not everyone has it yet, without one. `act` is for `useAction`, `onEverywhere` for the notice with that sentence.
 */
export function useDecided<Input, Answer>(
  send: (input: Input, onChecking: () => void) => Promise<Answer>,
  finish: (input: Input, answer?: Answer) => unknown,
) {
  const sent = useRef<{ input: Input } | null>(null);
  return {
    act: async (input: Input, onChecking: () => void) => {
      sent.current = { input };
      const answer = await send(input, onChecking);
      await finish(input, answer);
    },
    onEverywhere: () => {
      if (sent.current) finish(sent.current.input);
    },
  };
}
