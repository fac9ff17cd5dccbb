import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { PersonColour } from '@/lib/core/person-hue';

type NamePlateProps = {
  name: string;
  colour: PersonColour;
  /** A word of rank after the name. */
  role?: string | undefined;
  /** Marks at the right, such as a muted microphone. */
  children?: ReactNode;
  className?: string;
  /** Replaces where it stands and how wide it may be. */
  style?: CSSProperties;
};

/** Who a picture shows. Readable over anything: stage colour at 80 % is 9.6:1 over pure white. */
export function NamePlate({ name, colour, role, children, className, style }: NamePlateProps) {
  return (
    <span
      {...(style && { style })}
      className={clsx(
        'z-overlay absolute flex h-6 max-w-[calc(100%-16px)] items-center gap-1.5 rounded-4 bg-plate pr-2 pl-1.5 text-12 font-medium text-stage-text',
        className,
      )}
    >
      <PersonBar hue={colour.hue} isCut={colour.isCut} className="h-3" />
      <span className="truncate">{name}</span>
      {role === undefined ? null : <span className="flex-none font-normal text-stage-text-2">{role}</span>}
      {children}
    </span>
  );
}
