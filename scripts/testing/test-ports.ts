/** Ports of the harness itself, beside those of the stack. */
export const harnessPorts = {
  /** Where tests order faults. */
  control: 3191,
  /** Proxies in front of what browsers and our server talk to. */
  livekit: 7985,
  firestore: 8185,
  database: 9195,
  /** Where the media server reports what happens. */
  webhook: 3192,
  /** Where the test of error reports listens for them. */
  sentrySink: 3190,
  /** The mail server that the app is given. */
  mail: 3125,
  /** The app again, as somebody runs it who has configured nothing that is optional. */
  plainApp: 3101,
};
