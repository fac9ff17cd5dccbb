'use client';

import { Lock } from 'lucide-react';
import { useId } from 'react';
import { DeniedControl } from '@/components/ui/buttons/denied-control';
import { describedBy, Field, type FieldText } from '@/components/ui/fields/field';

type DeniedFieldProps = Pick<FieldText, 'label' | 'hint'> & {
  /** What stands in the field, in words. */
  value: string;
  /** Why this person may not change it. */
  reason: string;
  className?: string;
};

/** A field that can be read and not changed: it keeps its place, can be focused, and says why on a press. */
export function DeniedField({ label, hint, value, reason, className }: DeniedFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, className }}>
      <DeniedControl reason={reason}>
        <button
          type="button"
          id={id}
          aria-disabled="true"
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={describedBy(id, { hint })}
          className="flex min-h-10 w-full items-center justify-between gap-2 rounded-8 border border-line px-3 py-2 text-left text-ink-2 pointer-coarse:min-h-12"
        >
          <span className="min-w-0 wrap-anywhere">{value}</span>
          <Lock className="size-3! shrink-0 text-ink-3" />
        </button>
      </DeniedControl>
    </Field>
  );
}
