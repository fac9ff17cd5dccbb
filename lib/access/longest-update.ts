/** The most characters of one update of a shared document, in base64: one megabyte of it. */
export const longestUpdate = 1_398_104;
