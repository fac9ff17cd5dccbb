import { Avatar } from '@/components/ui/people/avatar';
import { PersonBar } from '@/components/ui/people/person-bar';
import { formatDate } from '@/lib/core/dates';
import type { PersonColour } from '@/lib/core/person-hue';

type LineProps = {
  /** Its author, as shown and as read out. */
  by: string;
  spoken: string;
  /** Whose avatar it is. */
  name: string;
  colour: PersonColour;
  words: string;
  /** Milliseconds since 1970. */
  at: number;
};

/** A line between a waiting person and the hosts, with the time. */
export function Line({ by, spoken, name, colour, words, at }: LineProps) {
  return (
    <figure className="grid grid-cols-[3px_32px_minmax(0,1fr)] gap-x-2">
      <PersonBar hue={colour.hue} isCut={colour.isCut} className="h-full" />
      <Avatar name={name} hue={colour.hue} />
      <div>
        <figcaption className="text-13">
          <span className="font-semibold">
            <span className="sr-only">{spoken}</span>
            <span aria-hidden="true">{by}</span>
          </span>{' '}
          <span className="text-ink-2 tabular">{formatDate(at, 'clock')}</span>
        </figcaption>
        <blockquote className="text-16 break-words">{words}</blockquote>
      </div>
    </figure>
  );
}
