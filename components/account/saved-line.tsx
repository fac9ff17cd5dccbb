import { Check } from 'lucide-react';

/** That it worked, beside the button that did it. The place is there before, so that it is announced. */
export function SavedLine({ children }: { children: string | null }) {
  return (
    <span role="status" className="inline-flex min-h-5 items-center gap-1.5 text-14 text-moss">
      {children === null ? null : (
        <>
          <Check className="size-4" />
          {children}
        </>
      )}
    </span>
  );
}
