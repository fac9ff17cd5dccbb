import { Hand } from 'lucide-react';

type HandBadgeProps = {
  place: number;
  /** What its person wants to say, as far as there is room for it. */
  note?: string | undefined;
};

/** A raised hand, or an ask, with its place in the queue. Its words stand in the name of what it is on. */
export function HandBadge({ place, note }: HandBadgeProps) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex h-6 min-w-0 items-center gap-1 rounded-4 bg-gorse px-1.5 text-13 font-semibold text-on-gorse tabular"
    >
      <Hand className="size-3.5! flex-none" />
      {place}
      {note === undefined ? null : <span className="truncate font-medium">{note}</span>}
    </span>
  );
}
