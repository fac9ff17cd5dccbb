/**
 * How many connections a call holds, and how many of them one person may have. Our server decides both when it gives a
 * token, and again when somebody arrives; hosts always get in.
 *
 * `mediaServer` is the media server's own limit. It answers HTTP 500, so it is higher: pages meet our limit first.
 */
export const roomCapacity = { places: 60, perPerson: 3, mediaServer: 120 } as const;
