import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

type PictureControlProps = {
  icon: ReactNode;
  look?: 'plain' | 'off' | 'denied';
  /** A second, narrow part with a chevron: the choice of device. */
  aside?: ReactNode;
  isFocused?: boolean;
  className?: string;
};

const looks = {
  plain: 'bg-stage-button text-stage-text',
  off: 'bg-mic-off-ground text-mic-off',
  denied: 'text-stage-text-3',
} as const;

/** A button of the control bar, in a picture. */
export function PictureControl({
  icon,
  look = 'plain',
  aside,
  isFocused = false,
  className,
}: PictureControlProps) {
  return (
    <span className={clsx('flex gap-px', className)}>
      <span
        className={clsx(
          'relative grid size-11 place-items-center',
          looks[look],
          aside === undefined ? 'rounded-10' : 'rounded-l-10',
          isFocused && 'outline-2 outline-offset-2 outline-orchid',
        )}
      >
        {icon}
        {look === 'denied' ? (
          <Lock className="absolute right-1.5 bottom-1.5 size-2.5! stroke-[2.5] text-stage-text" />
        ) : null}
      </span>
      {aside === undefined ? null : (
        <span className={clsx('grid w-7 place-items-center rounded-r-10 [&_.lucide]:size-4', looks[look])}>
          {aside}
        </span>
      )}
    </span>
  );
}
