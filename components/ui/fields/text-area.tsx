import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { describedBy, Field, fieldStyle, hasText, type FieldText } from '@/components/ui/fields/field';

type TextAreaProps = ComponentProps<'textarea'> & FieldText;

/** Several labelled lines of text. `className` places the whole field. */
export function TextArea({ label, labelAside, hint, error, className, id: givenId, ...rest }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field {...{ id, label, labelAside, hint, error, className }}>
      <textarea
        {...rest}
        id={id}
        className={clsx(fieldStyle(40, hasText(error)), 'block h-auto! resize-y py-2 text-16')}
        aria-invalid={hasText(error) || undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  );
}
