/** What an open page says of its reader: it is on the room's page, on that of its call, or nobody looks at it. */
export const pageStates = ['here', 'call', 'away'] as const;
export type PageState = (typeof pageStates)[number];
