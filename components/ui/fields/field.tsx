import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type FieldText = {
  label: string;
  /** Beside the label, at the right: a link, or a sign that all is well. */
  labelAside?: ReactNode;
  /** One line under the field while there is no error. */
  hint?: ReactNode;
  /** What is wrong and what helps; takes the hint's place and keeps what was typed. */
  error?: ReactNode;
};

export type FieldSize = 40 | 48;

/** The look of the box in which something is typed or chosen. With focus its edge is 2 px, drawn
 * inside: nothing moves. What is wrong keeps its colour then, as focus goes there. */
export function fieldStyle(size: FieldSize, hasError: boolean): string {
  return clsx(
    'w-full rounded-8 border bg-surface text-ink outline-none',
    size === 40 ? 'h-10 px-3 pointer-coarse:h-12' : 'h-12 px-3',
    hasError
      ? 'border-poppy focus-visible:shadow-[inset_0_0_0_1px_var(--poppy)]'
      : 'border-line-strong focus-visible:border-orchid focus-visible:shadow-[inset_0_0_0_1px_var(--orchid)]',
  );
}

/** The ids by which a control names its hint or error, for `aria-describedby`. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldText, 'hint' | 'error'>,
): string | undefined {
  if (hasText(error)) return `${id}-error`;
  return hasText(hint) ? `${id}-hint` : undefined;
}

export function hasText(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== '' && node !== false;
}

type FieldProps = FieldText & { id: string; className?: string | undefined; children: ReactNode };

/** Label above, control, one line below. */
export function Field({ id, label, labelAside, hint, error, className, children }: FieldProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <div className="mb-2 flex items-center justify-between gap-4">
        <label id={`${id}-label`} htmlFor={id} className="text-14 font-medium">
          {label}
        </label>
        {hasText(labelAside) ? <div className="text-13">{labelAside}</div> : null}
      </div>
      {children}
      <div aria-live="polite">
        {hasText(error) ? (
          <p id={`${id}-error`} className="mt-2 flex gap-1.5 text-13 text-poppy">
            <CircleAlert className="mt-px size-4" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
      {hasText(hint) && !hasText(error) ? (
        <p id={`${id}-hint`} className="mt-2 text-13 text-ink-2">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
