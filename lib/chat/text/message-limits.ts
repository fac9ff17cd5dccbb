/** How much of a message is read. What is beyond a limit stays in sight as plain text. */
export const messageLimits = {
  /** In UTF-8. The rules take no longer message. */
  bytes: 8_000,
  /** Of quotes, list items and marked words in each other. */
  depth: 8,
  formulas: 60,
  /** Signs in all formulas together: to typeset so many takes a tenth of a second or more. */
  tex: 3_000,
  calculations: 20,
} as const;
