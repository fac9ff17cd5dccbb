/**
 * Every port that a stack listens on, by what listens there.
 * @typedef {{
 *   app: number,
 *   auth: number,
 *   firestore: number,
 *   database: number,
 *   storage: number,
 *   hub: number,
 *   logging: number,
 *   livekit: number,
 *   livekitUdp: number,
 * }} StackPorts
 */

/** Everything listens on loopback only. */
export const host = '127.0.0.1';

/**
 * Those of `npm run local`.
 * @type {StackPorts}
 */
export const localPorts = {
  app: 3000,
  auth: 9099,
  firestore: 8080,
  database: 9000,
  storage: 9198,
  hub: 4400,
  logging: 4401,
  livekit: 7880,
  livekitUdp: 7882,
};

/**
 * Those of the tests, which run beside it.
 * @type {StackPorts}
 */
export const testPorts = {
  app: 3100,
  auth: 9199,
  firestore: 8180,
  database: 9190,
  storage: 9290,
  hub: 4500,
  logging: 4600,
  livekit: 7980,
  livekitUdp: 7982,
};

/** Ports of the test harness itself, beside those of its stack. */
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
  /** The push service that the app is given. */
  push: 3194,
  /** The app again, as somebody runs it who has configured nothing that is optional. */
  plainApp: 3101,
};

/**
 * The ports of a second stack, on which tests cut lines and restart servers while others run on the first.
 * @template {Record<string, number>} Ports
 * @param {Ports} ports
 */
function setAside(ports) {
  const moved = Object.entries(ports).map(([name, port]) => [name, port + 50]);
  return /** @type {Ports} */ (Object.fromEntries(moved));
}

export const faultsPorts = setAside(testPorts);

// What nobody listens on may be one for both.
export const faultsHarnessPorts = { ...setAside(harnessPorts), sentrySink: harnessPorts.sentrySink };
