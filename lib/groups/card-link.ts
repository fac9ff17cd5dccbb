/** Where a card's square leads. */
export const cardPath = (code: string, learnerId: string): string => `/card/${code}/${learnerId}`;
