import { SPACING_MS } from '../announcements';

export type Urgency = 'polite' | 'assertive';
export type Said = Record<Urgency, string>;

const nothing: Said = { polite: '', assertive: '' };

/** Speaks to screen readers: one message a second at most, the urgent ones first. */
export function createAnnouncer() {
  let said = nothing;
  let queue: { words: string; urgency: Urgency }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const publish = (next: Said) => {
    said = next;
    listeners.forEach((listener) => listener());
  };
  const sayNext = () => {
    const [next, ...rest] = queue;
    queue = rest;
    timer = next && setTimeout(sayNext, SPACING_MS);
    if (next) publish({ ...nothing, [next.urgency]: next.words });
  };

  return {
    read: () => said,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say: (words: string, urgency: Urgency = 'polite') => {
      const message = { words, urgency };
      queue = urgency === 'assertive' ? [message, ...queue] : [...queue, message];
      if (timer === undefined) sayNext();
    },
  };
}
