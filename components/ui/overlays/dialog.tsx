'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useCallback, useRef, type ReactElement, type ReactNode } from 'react';
import { EscapeContext } from '@/components/ui/focus/escape-context';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { useOwnEscape } from '@/components/ui/focus/use-own-escape';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';

export const scrimStyle =
  'fixed inset-0 z-dialog bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/**
 * 440 wide in the upper half; on a phone it stands on the lower edge, in reach of the thumb. Even long names fit in.
 * Head and buttons stay in view, and what lies between them scrolls.
 */
export const dialogSurface =
  'raised fixed inset-x-4 bottom-4 z-dialog mx-auto flex max-h-[calc(100dvh-32px)] max-w-[440px] flex-col overflow-hidden rounded-12 shadow-3 outline-none wrap-anywhere data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in tablet:top-[max(16px,18dvh)] tablet:bottom-auto tablet:max-h-[calc(82dvh-16px)] tablet:short:top-4 tablet:short:max-h-[calc(100dvh-32px)]';

/** A name without end leaves room for what is below it. */
export const dialogTitle =
  'max-h-[35dvh] flex-none overflow-y-auto px-6 pt-6 pb-2 text-22 font-semibold text-balance tablet:short:pt-4';

/** Below the title. Buttons at its foot have their own padding: this one would be counted out of where they stick. */
export const dialogBody =
  'min-h-0 flex-auto scroll-pb-36 overflow-y-auto px-6 not-has-data-actions:pb-6 focus-visible:-outline-offset-2';

type DialogProps = {
  /** The action, as on the button that opened it. */
  title: string;
  description?: ReactNode;
  closeLabel: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  trigger?: ReactElement;
  /** For what is shown once: a press beside it, which is easily made by mistake, does not close it. */
  staysOpen?: boolean;
  /** For a task with two columns. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * A task that needs the whole attention for a moment. Focus moves to its first control, stays inside and goes
 * back to the opener; Escape, the cross and a press beside it close. To confirm an action use `ConfirmDialog`.
 */
export function Dialog({
  title,
  description,
  closeLabel,
  isOpen,
  onOpenChange,
  trigger,
  staysOpen = false,
  isWide = false,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  const cross = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => cross.current?.click(), []);
  const ownEscape = useOwnEscape(close);
  return (
    <Primitive.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger === undefined ? null : <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={scrimStyle} />
        <Primitive.Content
          {...returnFocus}
          {...ownEscape}
          className={clsx(dialogSurface, isWide && 'max-w-[640px]!')}
          {...(staysOpen && { onInteractOutside: (event: Event) => event.preventDefault() })}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <Primitive.Title className={clsx(dialogTitle, 'pr-16')}>{title}</Primitive.Title>
          <EscapeContext value={close}>
            <div className={dialogBody}>
              {description === undefined ? null : (
                <Primitive.Description asChild>
                  <div className="text-14 text-ink-2">{description}</div>
                </Primitive.Description>
              )}
              <div className="pt-4">{children}</div>
            </div>
            <Primitive.Close asChild ref={cross}>
              <IconButton
                label={closeLabel}
                icon={<X />}
                className="absolute! top-5 right-4 tablet:short:top-3"
              />
            </Primitive.Close>
          </EscapeContext>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/**
 * The buttons at the foot of a dialog: side by side at the right, stacked on a phone with the first on top. They
 * stay in view however long the dialog is; what goes on beneath them fades into its ground.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-actions=""
      className="sticky bottom-0 -mx-6 mt-6 flex flex-col gap-2 bg-raised px-6 pb-6 shadow-[0_-8px_8px_var(--raised)] tablet:short:mt-4 tablet:short:pb-4 tablet:flex-row-reverse tablet:items-center max-tablet:[&>*]:h-11"
    >
      {children}
    </div>
  );
}
