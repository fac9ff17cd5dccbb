'use client';

import { useState } from 'react';

type GrantSweep = {
  /** What was asked for has just become allowed. */
  isSweeping: boolean;
  endSweep: () => void;
};

/** Notices that a control is no longer denied to a person who has asked for it. Without an ask there is no sweep. */
export function useGrantSweep(isAsked: boolean, isDenied: boolean): GrantSweep {
  const [before, setBefore] = useState({ isAsked, isDenied });
  const [isSweeping, setIsSweeping] = useState(false);
  if (before.isAsked !== isAsked || before.isDenied !== isDenied) {
    setBefore({ isAsked, isDenied });
    if (before.isDenied !== isDenied) setIsSweeping(before.isAsked && !isDenied);
  }
  return { isSweeping, endSweep: () => setIsSweeping(false) };
}
