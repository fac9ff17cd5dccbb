/** How long a person waits between two messages (s); 0 lets them write as they like. Hosts never wait. */
export const slowModes = [0, 10, 30, 60] as const;
export type SlowMode = (typeof slowModes)[number];

/** A choice as a form keeps it. */
export const slowModeChoices = ['0', '10', '30', '60'] as const satisfies readonly `${SlowMode}`[];
export type SlowModeChoice = (typeof slowModeChoices)[number];

export const slowModeChoice = (seconds: SlowMode = 0): SlowModeChoice => `${seconds}`;
export const toSlowMode = (choice: string): SlowMode =>
  slowModes.find((seconds) => String(seconds) === choice) ?? 0;
