'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import { Hourglass, Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { AskRing } from '@/components/ui/buttons/ask-ring';
import { DeniedControl } from '@/components/ui/buttons/denied-control';
import { GrantSweep } from '@/components/ui/people/grant-sweep';
import { PendingRing } from '@/components/ui/buttons/pending-ring';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';
import { useGrantSweep } from '@/components/ui/people/use-grant-sweep';
import { usePendingPress } from '@/components/ui/buttons/use-pending-press';

const iconButtonStyle = cva('press inline-grid shrink-0 place-items-center aria-disabled:cursor-default', {
  variants: {
    variant: {
      quiet:
        'overlay text-ink-2 hover:text-ink aria-pressed:bg-orchid-wash aria-pressed:text-orchid aria-pressed:[--overlay-ground:var(--orchid-wash)]',
      edge: 'overlay border border-line-strong text-ink',
      stage: 'bg-stage-button text-stage-text hover:bg-stage-hover aria-pressed:bg-stage-selected',
      'stage-quiet': 'text-stage-text hover:bg-stage-hover aria-pressed:bg-stage-button',
      'stage-off': 'bg-mic-off-ground text-mic-off hover:brightness-115',
      poppy: 'bg-poppy-fill text-on-poppy hover:bg-poppy-hover',
    },
    size: {
      32: 'target size-8 rounded-6 [&_.lucide]:size-4',
      40: 'size-10 rounded-8 pointer-coarse:size-11',
      44: 'size-11 rounded-10',
      48: 'size-12 rounded-10',
    },
    isDenied: { true: 'relative bg-transparent! text-ink-3! hover:text-ink-2!', false: '' },
  },
  defaultVariants: { variant: 'quiet', size: 32, isDenied: false },
});

type IconButtonStyle = VariantProps<typeof iconButtonStyle>;

type IconButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'children'> & {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: NonNullable<IconButtonStyle['variant']>;
  size?: NonNullable<IconButtonStyle['size']>;
  /** The key that does the same, shown in the tooltip. */
  shortcut?: string;
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left';
  isPending?: boolean;
  /** There is nothing that it could do now, such as nothing to undo: it keeps its place, and is dimmed. */
  isIdle?: boolean;
  deniedReason?: string | undefined;
  /** A few words over the reason, once the control is pressed. */
  deniedTitle?: string | undefined;
  deniedAction?: ReactNode;
  /**
   * This person has asked for what is denied, and waits: a gorse ring runs round the control, and its label is to say
   * so. When it is allowed then, a sweep passes over it once.
   */
  isAsked?: boolean;
};

/** A button that is only an icon; its label stands in a tooltip. Same states as `Button`. */
export function IconButton({
  deniedReason,
  deniedTitle,
  deniedAction,
  isAsked = false,
  shortcut,
  tooltipSide,
  ref,
  ...props
}: IconButtonProps) {
  const { control, surface } = useFocusKept(ref);
  const { isSweeping, endSweep } = useGrantSweep(isAsked, deniedReason !== undefined);
  if (deniedReason !== undefined) {
    return (
      <DeniedControl reason={deniedReason} title={deniedTitle} action={deniedAction} surfaceRef={surface}>
        <DeniedIconButton {...props} isAsked={isAsked} ref={control} />
      </DeniedControl>
    );
  }
  return (
    <Tooltip content={props.label} shortcut={shortcut} side={tooltipSide ?? 'top'}>
      <ActiveIconButton {...props} onSweepEnd={isSweeping ? endSweep : undefined} ref={control} />
    </Tooltip>
  );
}

type DrawnProps = Omit<
  IconButtonProps,
  'deniedReason' | 'deniedTitle' | 'deniedAction' | 'isAsked' | 'shortcut' | 'tooltipSide'
>;

type ActiveIconButtonProps = DrawnProps & {
  /** While the sweep passes over it. */
  onSweepEnd: (() => void) | undefined;
};

function ActiveIconButton({
  label,
  icon,
  variant,
  size,
  isPending = false,
  isIdle = false,
  className,
  onClick,
  type = 'button',
  onSweepEnd,
  ...rest
}: ActiveIconButtonProps) {
  const { showsRing, press } = usePendingPress(isPending, isIdle ? undefined : onClick);
  return (
    <button
      {...rest}
      type={type}
      className={clsx(
        iconButtonStyle({ variant, size }),
        onSweepEnd && 'relative',
        isIdle && 'text-ink-3!',
        className,
      )}
      aria-label={label}
      {...press}
      {...(isIdle && { 'aria-disabled': true })}
    >
      {showsRing ? <PendingRing /> : icon}
      {onSweepEnd ? <GrantSweep onEnd={onSweepEnd} /> : null}
    </button>
  );
}

function DeniedIconButton({
  label,
  icon,
  variant,
  size,
  isPending: _,
  isIdle: __,
  className,
  isAsked,
  ...rest
}: DrawnProps & { isAsked: boolean }) {
  const Corner = isAsked ? Hourglass : Lock;
  return (
    <button
      {...rest}
      type="button"
      className={clsx(
        iconButtonStyle({ variant, size, isDenied: true }),
        // The ring is its edge.
        isAsked && 'border-transparent!',
        className,
      )}
      aria-label={label}
      aria-disabled="true"
    >
      {icon}
      <Corner
        className={clsx('absolute right-1.5 bottom-1.5 size-2.5! stroke-[2.5]', isAsked && 'text-gorse-text')}
      />
      {isAsked ? <AskRing /> : null}
    </button>
  );
}
