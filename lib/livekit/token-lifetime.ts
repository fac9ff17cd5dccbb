/** Seconds for which a token opens the door; the page asks for a new one after 90 s in the device check. */
export const tokenLifetime = 120;
