'use client';

import { createContext } from 'react';

/**
 * How a page around the call copies a link that lets new people in. Null where there is none: then the address of
 * the call is copied, which only members can use.
 */
export const CopyInvite = createContext<(() => Promise<void>) | null>(null);
