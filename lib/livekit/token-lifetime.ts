/** Seconds for which a token opens the door; the page asks for a new one after 90 s in the device check. */
export const tokenLifetime = 120;

/** When a token was made that ends at an instant (ms). */
export const madeAt = (expiresAt: number): number => expiresAt - tokenLifetime * 1000;
