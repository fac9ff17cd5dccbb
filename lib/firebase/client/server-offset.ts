import { watchValue } from './watch-value';

/** Follows how far this device's clock is from the server's (ms; positive where the device is late). */
export const watchServerOffset = watchValue('.info/serverTimeOffset', (value) =>
  typeof value === 'number' ? value : 0,
);
