import { SPACING_MS } from '../../announcements';

export type Urgency = 'polite' | 'assertive';
export type Said = Record<Urgency, string>;

const nothing: Said = { polite: '', assertive: '' };

/**
 * Speaks to screen readers: one message a second at most, the urgent ones first. Each is gone after its second: words
 * that stood there already would not be heard when they come again.
 */
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
    publish(next ? { ...nothing, [next.urgency]: next.words } : nothing);
  };

  return {
    read: () => said,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say: (words: string, urgency: Urgency = 'polite') => {
      const isUrgent = (one: { urgency: Urgency }) => one.urgency === 'assertive';
      const all = [...queue, { words, urgency }];
      queue = [...all.filter(isUrgent), ...all.filter((one) => !isUrgent(one))];
      if (timer === undefined) sayNext();
    },
  };
}
