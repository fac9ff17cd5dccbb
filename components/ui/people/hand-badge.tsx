import { Hand } from 'lucide-react';

/** A raised hand, or an ask, with its place in the queue. Its words stand in the name of what it is on. */
export function HandBadge({ place }: { place: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex h-6 items-center gap-1 rounded-4 bg-gorse px-1.5 text-13 font-semibold text-on-gorse tabular"
    >
      <Hand className="size-3.5!" />
      {place}
    </span>
  );
}
