/** Runs something later; gives the function that calls it off. A test brings its own clock. */
export type SetTimer = (run: () => void, milliseconds: number) => () => void;

export const setRealTimer: SetTimer = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
