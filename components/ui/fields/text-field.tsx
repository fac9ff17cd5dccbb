import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import {
  describedBy,
  Field,
  fieldStyle,
  hasText,
  type FieldSize,
  type FieldText,
} from '@/components/ui/fields/field';

type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldText & {
    size?: FieldSize;
    /** A control inside the field, at its right end. */
    trailing?: ReactNode;
    /** Room that `trailing` takes. */
    trailingRoom?: 'icon' | 'button';
  };

/** A labelled line of text. `className` places the whole field. */
export function TextField({
  label,
  labelAside,
  hint,
  error,
  size = 40,
  trailing,
  trailingRoom = 'icon',
  className,
  id: givenId,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;

  return (
    <Field {...{ id, label, labelAside, hint, error, className }}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          className={clsx(
            fieldStyle(size, hasText(error)),
            'text-16',
            trailing !== undefined && (trailingRoom === 'icon' ? 'pr-12' : 'pr-24'),
          )}
          aria-invalid={hasText(error) || undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        {trailing === undefined ? null : (
          <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>
        )}
      </div>
    </Field>
  );
}
