import { clsx } from 'clsx';
import type { PersonHue } from '@/lib/core/person-hue';

type PersonBarProps = {
  hue: PersonHue;
  /** Shared hue: the bar is cut in two. */
  isCut?: boolean;
  /** Height by class; without one it is as tall as its row. */
  className?: string;
};

/** The 3 px bar that means "this person, here". For nothing else. */
export function PersonBar({ hue, isCut = false, className = 'self-stretch' }: PersonBarProps) {
  return (
    <span
      data-hue={hue}
      aria-hidden="true"
      className={clsx('inline-flex w-[3px] flex-none flex-col gap-0.5', className)}
    >
      <span className="flex-1 rounded-full bg-person" />
      {isCut ? <span className="flex-1 rounded-full bg-person" /> : null}
    </span>
  );
}
