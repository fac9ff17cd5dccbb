import type { NetworkInterfaceInfo } from 'node:os';
import { makeLivekitKeys, renderLivekitConfig } from './livekit-config';

const ports = { app: 3000, livekit: 7880, livekitUdp: 7882 };

describe("LiveKit's configuration", () => {
  const keys = makeLivekitKeys();
  const config = JSON.parse(renderLivekitConfig({ ports, keys })) as Record<string, unknown>;

  it('listens on loopback only and asks no server elsewhere', () => {
    expect(config['bind_addresses']).toEqual(['127.0.0.1']);
    expect(config['rtc']).toMatchObject({
      tcp_port: 0,
      udp_port: 7882,
      node_ip: '127.0.0.1',
      use_external_ip: false,
      interfaces: { includes: ['lo'] },
      stun_servers: ['127.0.0.1:3478'],
    });
  });

  it('takes the loopback interface by the name that the machine has for it', () => {
    const at = (address: string) => [{ address } as NetworkInterfaceInfo];
    const interfaces = { en0: at('192.168.1.20'), lo0: at('127.0.0.1') };
    const rendered = JSON.parse(renderLivekitConfig({ ports, keys, interfaces })) as Record<string, unknown>;
    expect(rendered['rtc']).toMatchObject({ interfaces: { includes: ['lo0'] } });
  });

  it('leaves making rooms to our server and tells it what happens', () => {
    expect(config['room']).toMatchObject({ auto_create: false });
    expect(config['webhook']).toEqual({
      api_key: keys.apiKey,
      urls: ['http://127.0.0.1:3000/api/livekit/webhook'],
    });
  });

  it('lets two people who arrive together each ask at once for a picture', () => {
    expect(config['rtc']).toMatchObject({
      pli_throttle: { low_quality: '50ms', mid_quality: '50ms', high_quality: '50ms' },
    });
  });

  it('has a secret that is long enough, another for each stack', () => {
    expect(keys.apiSecret.length).toBeGreaterThanOrEqual(32);
    expect(makeLivekitKeys().apiSecret).not.toBe(keys.apiSecret);
  });
});
