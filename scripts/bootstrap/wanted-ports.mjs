/**
 * The ports of a stack with the names by which its user knows them.
 * @param {import('./stack-ports.mjs').StackPorts} ports
 * @param {{ livekit: boolean }} options `livekit: false` where the media server runs elsewhere
 * @returns {import('./check-ports.mjs').WantedPort[]}
 */
export function wantedPorts(ports, { livekit }) {
  /** @type {import('./check-ports.mjs').WantedPort[]} */
  const media = [
    { port: ports.livekit, what: 'LiveKit' },
    { port: ports.livekitUdp, what: 'LiveKit media', protocol: 'udp' },
  ];
  return [
    { port: ports.app, what: 'the app' },
    { port: ports.auth, what: 'Auth emulator' },
    { port: ports.firestore, what: 'Firestore emulator' },
    { port: ports.database, what: 'Realtime Database emulator' },
    { port: ports.storage, what: 'Storage emulator' },
    { port: ports.hub, what: 'emulator hub' },
    { port: ports.logging, what: 'emulator logging' },
    ...(livekit ? media : []),
  ];
}
