'use client';

import { useCallback, useMemo, useState } from 'react';

/** Which cells of a sheet are explained, and the way to begin and to end that. The actions stay the same. */
export function useExplained() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  return useMemo(() => ({ ids, toggle }), [ids, toggle]);
}
