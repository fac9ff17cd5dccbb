'use client';

import { Tooltip as Primitive } from 'radix-ui';
import { EscapeContext } from '@/components/ui/focus/escape-context';
import { createContext, use, type ReactElement, type ReactNode } from 'react';

export const tooltipSurface =
  'z-tooltip flex max-w-[280px] items-center gap-2 rounded-6 bg-ink px-2 py-1.5 text-13 text-on-ink data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in';

const HasProvider = createContext(false);

/** 500 ms for the first, none for neighbours within 300 ms. Around a toolbar, so that neighbours share it. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  if (use(HasProvider)) return children;
  return (
    <HasProvider value={true}>
      <Primitive.Provider delayDuration={500} skipDelayDuration={300}>
        {children}
      </Primitive.Provider>
    </HasProvider>
  );
}

type TooltipProps = {
  content: string;
  /** The key that does the same, drawn as a key cap. */
  shortcut?: string | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control that it names; it must take a ref and props. */
  children: ReactElement;
};

/** Names a control under the pointer or on focus. Never the only place of a name: the control has its label. */
export function Tooltip({ content, shortcut, side = 'top', children }: TooltipProps) {
  const passOn = use(EscapeContext);
  return (
    <TooltipProvider>
      <Primitive.Root disableHoverableContent>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            data-names-only=""
            className={tooltipSurface}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={() => passOn?.()}
          >
            {content}
            {shortcut === undefined ? null : (
              <kbd className="rounded-4 border pointer-coarse:hidden border-on-ink/40 px-1 font-sans text-12">
                {shortcut}
              </kbd>
            )}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </TooltipProvider>
  );
}
