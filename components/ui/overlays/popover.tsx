'use client';

import { clsx } from 'clsx';
import { Popover as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode, Ref } from 'react';

export const popoverSurface =
  'raised z-menu max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] overflow-y-auto origin-(--radix-popover-content-transform-origin) rounded-12 p-4 shadow-2 outline-none data-[state=closed]:animate-menu-out data-[state=open]:animate-menu-in';

type PopoverProps = {
  /** Names the popover for screen readers. */
  label: string;
  trigger: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** 280 px for a few controls, 400 for a list. */
  width?: 'narrow' | 'wide';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  surfaceRef?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A small surface beside its trigger. Focus moves in, Escape closes it, focus returns to the trigger. */
export function Popover({
  label,
  trigger,
  side = 'bottom',
  align = 'center',
  width = 'narrow',
  isOpen,
  onOpenChange,
  surfaceRef,
  children,
}: PopoverProps) {
  return (
    <Primitive.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          ref={surfaceRef}
          className={clsx(popoverSurface, width === 'wide' ? 'w-[400px]' : 'w-[280px]')}
          aria-label={label}
          {...{ side, align }}
          sideOffset={8}
          collisionPadding={8}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
