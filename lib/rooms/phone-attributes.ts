/** What everybody in the call may read about a phone that sends a paper: it is a phone, and sends no data. */
export const phoneAttributes = { profile: 'phone', may: '' } as const;
