'use client';

import { Toolbar } from 'radix-ui';
import type { ComponentProps } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';

type BarButtonProps = ComponentProps<typeof IconButton> & {
  /** Keeps the focus where it was when it is pressed with a pointer, so that single keys go on working. */
  keepsFocus?: boolean;
};

/** A control of the bar: one of its arrow-key stops. */
export function BarButton({ keepsFocus = false, ...props }: BarButtonProps) {
  return (
    <Toolbar.Button asChild>
      <IconButton
        variant="stage"
        size={44}
        {...props}
        {...(keepsFocus && { onMouseDown: (event) => event.preventDefault() })}
      />
    </Toolbar.Button>
  );
}
