/** How the buttons above a document look: quiet on flint, and as large as a finger on a phone. */
export const documentButton = {
  variant: 'stage-quiet',
  className: 'max-tablet:size-11 aria-disabled:text-stage-text-3!',
} as const;
