'use client';

import { Popover as PopoverPrimitive, Tooltip as TooltipPrimitive } from 'radix-ui';
import { cloneElement, useId, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { popoverSurface } from '@/components/ui/overlays/popover';
import { TooltipProvider, tooltipSurface } from '@/components/ui/overlays/tooltip';

type DeniedControlProps = {
  /** One sentence: who decided, and what helps. */
  reason: string;
  /** The same in a few words, over the reason once the control is pressed. */
  title?: string | undefined;
  /** Shown under the reason once the control is pressed, for example a button that asks. */
  action?: ReactNode;
  /** The surface with the reason, for whatever keeps the focus when all of this goes. */
  surfaceRef?: Ref<HTMLDivElement>;
  /** The control, already drawn as denied (`aria-disabled`, lock). It must not act by itself. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined; onClick?: undefined }>;
};

/**
 * Gives a denied control its reason: under the pointer and on focus as a tooltip, on a press or tap as a
 * popover that stays and can offer a way on. Screen readers hear it as the control's description.
 */
export function DeniedControl({ reason, title, action, surfaceRef, children }: DeniedControlProps) {
  const [isPressed, setIsPressed] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const reasonId = useId();
  const titleId = useId();
  const own = children.props['aria-describedby'];
  const describedBy = own === undefined ? reasonId : `${own} ${reasonId}`;
  const control = cloneElement(children, { 'aria-describedby': describedBy, onClick: undefined });

  return (
    <PopoverPrimitive.Root open={isPressed} onOpenChange={setIsPressed}>
      <TooltipProvider>
        <TooltipPrimitive.Root open={isPointedAt ? !isPressed : false} onOpenChange={setIsPointedAt}>
          <TooltipPrimitive.Trigger asChild>
            <PopoverPrimitive.Trigger asChild>{control}</PopoverPrimitive.Trigger>
          </TooltipPrimitive.Trigger>
          <TooltipPrimitive.Portal>
            <TooltipPrimitive.Content className={tooltipSurface} sideOffset={6} collisionPadding={8}>
              {reason}
            </TooltipPrimitive.Content>
          </TooltipPrimitive.Portal>
        </TooltipPrimitive.Root>
      </TooltipProvider>
      <span id={reasonId} hidden>
        {reason}
      </span>
      <PopoverPrimitive.Portal>
        <PopoverPrimitive.Content
          ref={surfaceRef}
          className={popoverSurface}
          sideOffset={8}
          collisionPadding={8}
          {...(title === undefined
            ? { 'aria-labelledby': reasonId }
            : { 'aria-labelledby': titleId, 'aria-describedby': reasonId })}
        >
          {title === undefined ? null : (
            <p id={titleId} className="mb-0.5 text-14 font-semibold">
              {title}
            </p>
          )}
          <p className="text-13 text-ink-2">{reason}</p>
          {action === undefined ? null : <div className="mt-3 grid">{action}</div>}
        </PopoverPrimitive.Content>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  );
}
