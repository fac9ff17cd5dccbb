'use client';

import { useState } from 'react';
import type { AppError } from '@/lib/errors/app-error';
import type { InkItem } from '@/lib/ink/ink-item';

type Refused = { full: AppError; anchor: string; items: readonly InkItem[] | undefined };

/** Why no more fits on a surface, until what is on it changes or another surface is in its place. */
export function useFull(
  anchor: string,
  items: readonly InkItem[] | undefined,
): [full: AppError | null, setFull: (full: AppError | null) => void] {
  const [refused, setRefused] = useState<Refused | null>(null);
  const isStill = refused !== null && refused.anchor === anchor && refused.items === items;
  return [isStill ? refused.full : null, (full) => setRefused(full && { full, anchor, items })];
}
