'use client';

import { useSyncExternalStore } from 'react';
import { toolChoice, type ToolChoice } from '@/lib/ink/client/pad/ink-tools';

/** What this person draws with. */
export const useToolChoice = (): ToolChoice =>
  useSyncExternalStore(toolChoice.subscribe, toolChoice.read, toolChoice.read);
