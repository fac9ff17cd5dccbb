'use client';

import { createContext } from 'react';

/** The address of a person's picture by their uid, as the list around says it; undefined where there is none. */
export const Pictures = createContext<(uid: string) => string | undefined>(() => undefined);
