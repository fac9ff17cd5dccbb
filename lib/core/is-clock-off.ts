/** A clock that is off by more than this disturbs signing in and calls (ms). */
const tolerance = 60_000;

/** Whether a device's clock is too far from the server's; both earlier and later count. `offset` is in ms. */
export const isClockOff = (offset: number): boolean => Math.abs(offset) > tolerance;
