import { clsx } from 'clsx';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { PersonHue } from '@/lib/core/person-hue';

type PersonNameProps = {
  name: string;
  hue: PersonHue;
  isCut?: boolean;
  /** A word about who this is, such as *Guest*; never cut off with a long name. */
  mark?: string | undefined;
  className?: string;
};

/** PersonBar and name in a line of text. The name is ink: colour alone never says who. */
export function PersonName({ name, hue, isCut = false, mark, className }: PersonNameProps) {
  return (
    <span className={clsx('inline-flex min-w-0 items-center gap-1.5', className)}>
      <PersonBar hue={hue} isCut={isCut} className="h-3.5" />
      <span className="truncate">{name}</span>
      {mark === undefined ? null : <span className="flex-none opacity-80">{mark}</span>}
    </span>
  );
}
