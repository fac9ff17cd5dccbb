'use client';

import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '@/components/ui/buttons/button-style';
import { DeniedControl } from '@/components/ui/buttons/denied-control';
import { PendingRing } from '@/components/ui/buttons/pending-ring';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';
import { usePendingPress } from '@/components/ui/buttons/use-pending-press';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Its action is under way: further presses are ignored, after 300 ms a ring takes the icon's place. */
  isPending?: boolean;
  /** Why this person may not. The button stays visible and focusable and says it. */
  deniedReason?: string | undefined;
  /** Offered beside the reason when the denied button is pressed, for example *Ask*. */
  deniedAction?: ReactNode;
  /** The id of the sentence that says why not, where it stands beside the button: nothing opens to say it then. */
  deniedBy?: string | undefined;
};

/** A button with words. It is never `disabled`: what cannot be pressed says why. Links look alike by `ButtonLink`. */
export function Button({ deniedReason, deniedAction, deniedBy, ref, ...props }: ButtonProps) {
  const { control, surface } = useFocusKept(ref);
  if (deniedBy !== undefined) {
    return <DeniedButton {...props} ref={control} aria-describedby={deniedBy} onClick={undefined} />;
  }
  if (deniedReason === undefined) return <ActiveButton {...props} ref={control} />;
  return (
    <DeniedControl reason={deniedReason} action={deniedAction} surfaceRef={surface}>
      <DeniedButton {...props} ref={control} />
    </DeniedControl>
  );
}

type ActiveButtonProps = Omit<ButtonProps, 'deniedReason' | 'deniedAction' | 'deniedBy'>;

function ActiveButton({
  variant,
  size,
  icon,
  isPending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ActiveButtonProps) {
  const { showsRing, press } = usePendingPress(isPending, onClick);
  return (
    <button {...rest} type={type} className={clsx(buttonStyle({ variant, size }), className)} {...press}>
      {showsRing && icon !== undefined ? <PendingRing /> : icon}
      {showsRing && icon === undefined ? <RingBeforeLabel>{children}</RingBeforeLabel> : children}
    </button>
  );
}

/** Makes room for the ring by moving the label, so that the button keeps its width. */
function RingBeforeLabel({ children }: { children: ReactNode }) {
  return (
    <span className="relative translate-x-2.5">
      <span className="absolute top-0 right-full flex h-full items-center pr-1.5">
        <PendingRing />
      </span>
      {children}
    </span>
  );
}

/** What would happen is dropped on purpose: only the reason opens, through the handlers that `DeniedControl` adds. */
function DeniedButton({
  variant,
  size,
  icon,
  isPending: _,
  className,
  children,
  ...rest
}: ActiveButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(buttonStyle({ variant, size, isDenied: true }), className)}
      aria-disabled="true"
    >
      {icon ?? null}
      {children}
      <Lock className="size-3!" />
    </button>
  );
}
