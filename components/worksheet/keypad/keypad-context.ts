'use client';

import { createContext } from 'react';

/** Whether the keypad of the page writes into the open cell: the phone's own keyboard stays away then. */
export const KeypadContext = createContext(false);
