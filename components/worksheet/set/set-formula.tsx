'use client';

import 'katex/dist/katex.min.css';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { typesetLater } from '@/components/shell/typeset-later';
import { drawTex, isKept, isTypesetterHere, loadTypesetter } from '@/components/worksheet/set/draw-tex';

type SetFormulaProps = {
  tex: string;
  /** What a screen reader says. */
  label: string;
  /** Stands there until the formula is set, and where the typesetter cannot be fetched. */
  children: ReactNode;
  className?: string;
};

/** A formula of the engine, set once it comes near the part in sight. Until a new one is set the last one stays. */
export function SetFormula({ tex, label, children, className }: SetFormulaProps) {
  const host = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => {
    let isCurrent = true;
    let callOff: (() => void) | undefined;
    const draw = () => {
      if (place.current === null) return;
      drawTex(tex, place.current);
      setDrawn(true);
    };
    const begin = () => {
      if (!isCurrent || host.current === null) return;
      if (isKept(tex)) draw();
      else callOff = typesetLater(host.current, draw);
    };
    if (isTypesetterHere()) begin();
    else loadTypesetter().then(begin, () => undefined);
    return () => {
      isCurrent = false;
      callOff?.();
    };
  }, [tex]);
  return (
    <span ref={host} className={className}>
      {isDrawn ? null : <span aria-hidden="true">{children}</span>}
      <span
        ref={place}
        aria-hidden="true"
        data-set=""
        className={clsx('set-formula', !isDrawn && 'hidden')}
      />
      <span className="sr-only">{label}</span>
    </span>
  );
}
