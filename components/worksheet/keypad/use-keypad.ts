'use client';

import { useState } from 'react';
import { useTouch } from '@/lib/core/client/use-touch';
import { isProse } from '@/lib/worksheet/number-cells';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

export type KeypadState = {
  /** It stands below the sheet. */
  isShown: boolean;
  /** Its keys are shown; else the phone's keyboard is, and one row leads back. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
};

/** Whether the formula keypad stands below the sheet: on what is touched, while a formula is written. */
export function useKeypad(written: SheetCell | undefined): KeypadState {
  const isTouched = useTouch();
  const [isOpen, setOpen] = useState(true);
  return { isShown: isTouched && written !== undefined && !isProse(written.kind), isOpen, setOpen };
}
