/** Names what the away Auth keeps in the tab's storage; see `makeAwayAuth`. */
export const awayAppName = 'chalktalk-away';
