import type { WantedPort } from './check-ports';
import type { StackPorts } from './stack-settings';

/** The ports of a stack with the names by which its user knows them. */
export function wantedPorts(ports: StackPorts, options: { livekit: boolean }): WantedPort[] {
  const media: WantedPort[] = [
    { port: ports.livekit, what: 'LiveKit' },
    { port: ports.livekitUdp, what: 'LiveKit media', protocol: 'udp' },
  ];
  return [
    { port: ports.app, what: 'the app' },
    { port: ports.auth, what: 'Auth emulator' },
    { port: ports.firestore, what: 'Firestore emulator' },
    { port: ports.database, what: 'Realtime Database emulator' },
    { port: ports.hub, what: 'emulator hub' },
    { port: ports.logging, what: 'emulator logging' },
    ...(options.livekit ? media : []),
  ];
}
