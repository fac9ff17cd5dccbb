import { longestUpdate } from '@/lib/access/longest-update';

/** The most bytes of one update, and of a whole document. */
export const documentBytes = (longestUpdate / 4) * 3;

/** A log with more entries than this, or more characters, is compacted. */
export const longLog = 400;
export const largeLog = 2 * longestUpdate;
