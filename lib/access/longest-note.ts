/** Characters of what is said with a raised hand, or with a no. Rules and pages count alike. */
export const longestNote = 140;
