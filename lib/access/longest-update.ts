/** The id of a room's first sheet. Two pages that find no sheet create the same one, and write in it at once. */
export const firstDocument = 'first';

/** The most characters of one update of a shared document, in base64: one megabyte of it. */
export const longestUpdate = 1_398_104;
