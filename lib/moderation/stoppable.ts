/** What a host can stop of what one person sends; they may start it again. */
export const stoppables = ['microphone', 'camera', 'screen'] as const;
export type Stoppable = (typeof stoppables)[number];
