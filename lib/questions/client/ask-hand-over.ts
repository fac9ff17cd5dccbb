import { createStore } from '@/lib/core/client/create-store';
import type { AskedLine } from '@/lib/questions/draft/to-draft';

/** A line on its way from a sheet or the chat to a new question, which takes it as soon as the panel is open. */
export const askHandOver = createStore<{ roomId: string; line: AskedLine } | null>(null);
