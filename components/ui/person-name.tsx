import { clsx } from 'clsx';
import { Stroke } from '@/components/ui/stroke';
import type { PersonHue } from '@/lib/core/person-hue';

type PersonNameProps = { name: string; hue: PersonHue; isCut?: boolean; className?: string };

/** Stroke and name in a line of text. The name is ink: colour alone never says who. */
export function PersonName({ name, hue, isCut = false, className }: PersonNameProps) {
  return (
    <span className={clsx('inline-flex min-w-0 items-center gap-1.5', className)}>
      <Stroke hue={hue} isCut={isCut} className="h-3.5" />
      <span className="truncate">{name}</span>
    </span>
  );
}
