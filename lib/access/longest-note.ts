/** Characters of a note with a raised hand or a refusal. Rules and pages count alike. */
export const longestNote = 140;
