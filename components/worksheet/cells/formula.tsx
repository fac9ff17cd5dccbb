'use client';

import 'katex/dist/katex.min.css';
import { useEffect, useRef } from 'react';
import { keepPercents, safeTex } from '@/lib/math/show/safe-tex';

type FormulaProps = {
  tex: string;
  /** The formula in words or as typed, for screen readers. */
  label: string;
};

/** A typeset formula. The typesetter is fetched with the first one; where it cannot be, its typed form stands there. */
export function Formula({ tex, label }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isCurrent = true;
    import('katex').then(
      ({ default: katex }) => {
        if (!isCurrent || place.current === null) return;
        katex.render(keepPercents(tex), place.current, { ...safeTex, throwOnError: false });
      },
      // Offline, before anything was typeset.
      () => {
        if (isCurrent && place.current !== null) place.current.textContent = label;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [tex, label]);
  return (
    <>
      <span ref={place} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </>
  );
}
