/**
 * Every port that a stack listens on, by what listens there.
 * @typedef {{
 *   app: number,
 *   auth: number,
 *   firestore: number,
 *   database: number,
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
  /** The app again, as somebody runs it who has configured nothing that is optional. */
  plainApp: 3101,
};

/**
 * How far from the others those of a second stack are, on which tests cut lines and restart servers while others run on
 * the first.
 */
const aside = 50;

/** @type {StackPorts} */
export const faultsPorts = {
  app: testPorts.app + aside,
  auth: testPorts.auth + aside,
  firestore: testPorts.firestore + aside,
  database: testPorts.database + aside,
  hub: testPorts.hub + aside,
  logging: testPorts.logging + aside,
  livekit: testPorts.livekit + aside,
  livekitUdp: testPorts.livekitUdp + aside,
};

/** @type {typeof harnessPorts} */
export const faultsHarnessPorts = {
  control: harnessPorts.control + aside,
  livekit: harnessPorts.livekit + aside,
  firestore: harnessPorts.firestore + aside,
  database: harnessPorts.database + aside,
  webhook: harnessPorts.webhook + aside,
  // What nobody listens on may be one for both.
  sentrySink: harnessPorts.sentrySink,
  mail: harnessPorts.mail + aside,
  plainApp: harnessPorts.plainApp + aside,
};
