import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { host, type StackPorts } from '@/scripts/bootstrap/stack-ports.mjs';

/** The key pair by which our server signs LiveKit tokens. */
export type LivekitKeys = { apiKey: string; apiSecret: string };

/** Keys for one stack; LiveKit wants secrets of at least 32 characters. */
export function makeLivekitKeys(): LivekitKeys {
  return {
    apiKey: `chalktalk${randomBytes(6).toString('hex')}`,
    apiSecret: randomBytes(32).toString('hex'),
  };
}

type Interfaces = ReturnType<typeof networkInterfaces>;

/** The interface that is the machine itself: `lo` on Linux, `lo0` on macOS. */
const loopbackInterface = (interfaces: Interfaces): string =>
  Object.keys(interfaces).find((name) => interfaces[name]?.some(({ address }) => address === host)) ?? 'lo';

/**
 * LiveKit's configuration for one machine: loopback only, no STUN server elsewhere, rooms made by our server
 * alone, events to our webhook. JSON, which is YAML too.
 */
export function renderLivekitConfig(options: {
  ports: Pick<StackPorts, 'livekit' | 'livekitUdp' | 'app'>;
  keys: LivekitKeys;
  /** Where it reports to, when not to the app itself. */
  webhookPort?: number;
  /** Of this machine; a test replaces them. */
  interfaces?: Interfaces;
}): string {
  const { ports, keys, webhookPort = ports.app, interfaces = networkInterfaces() } = options;
  const keyFrameInterval = '50ms';
  const config = {
    port: ports.livekit,
    bind_addresses: [host],
    keys: { [keys.apiKey]: keys.apiSecret },
    rtc: {
      // Media over TCP would listen on every interface, whatever is included below.
      tcp_port: 0,
      udp_port: ports.livekitUdp,
      node_ip: host,
      use_external_ip: false,
      enable_loopback_candidate: true,
      // `bind_addresses` does not apply to media: without this it listens on every interface.
      interfaces: { includes: [loopbackInterface(interfaces)] },
      // Else clients are handed public STUN servers. Nothing listens here, and loopback needs none.
      stun_servers: [`${host}:3478`],
      // The default makes the second of two people who arrive together wait a second for a picture.
      pli_throttle: {
        low_quality: keyFrameInterval,
        mid_quality: keyFrameInterval,
        high_quality: keyFrameInterval,
      },
    },
    room: { auto_create: false, departure_timeout: 5 },
    webhook: { api_key: keys.apiKey, urls: [`http://${host}:${webhookPort}/api/livekit/webhook`] },
    logging: { level: 'info', json: false },
  };
  return JSON.stringify(config, null, 2);
}
