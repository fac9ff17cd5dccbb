import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { describedBy, Field, fieldStyle, hasText, type FieldText } from '@/components/ui/fields/field';

type DateFieldProps = Omit<ComponentProps<'input'>, 'size' | 'type'> &
  FieldText & {
    type: 'date' | 'time';
    /** Its value as people read it. The browser's own format is seen while somebody edits it. */
    shown: string | undefined;
  };

/** A day or a time, chosen and typed as the browser has it. `className` places the whole field. */
export function DateField({ label, labelAside, hint, error, shown, className, ...rest }: DateFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, labelAside, hint, error, className }}>
      <div className="group relative">
        <input
          {...rest}
          id={id}
          className={clsx(fieldStyle(40, hasText(error)), 'text-16')}
          aria-invalid={hasText(error) || undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        {hasText(shown) ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0.5 right-9 left-0.5 flex items-center overflow-hidden rounded-6 bg-surface pl-2.5 text-16 whitespace-nowrap group-focus-within:hidden tablet:text-14"
          >
            {shown}
          </span>
        ) : null}
      </div>
    </Field>
  );
}
