/** @jest-environment jsdom */
import '@/tests/support/text-coding';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setLogLevel } from 'livekit-client';
import { createCall } from '@/lib/call/client/create-call';
import { useStore } from '@/lib/call/client/use-store';
import type { JoinTicket } from '../../join-ticket';
import { requestTicket } from '../ticket/request-ticket';
import { useDeviceCheck } from './use-device-check';

const auth = { authStateReady: () => Promise.resolve(), currentUser: { getIdToken: () => 'id' } };
jest.mock('@/lib/firebase/client/load-firebase', () => ({ loadAuth: () => Promise.resolve({ auth }) }));
jest.mock('@/lib/firebase/client/watch-value', () => ({ watchValue: () => () => undefined }));
jest.mock('../ticket/request-ticket');

setLogLevel('silent');

const near = 'chalk.near.production.livekit.cloud';
const far = 'chalk.far.production.livekit.cloud';
const regions = [near, far].map((host) => ({ region: host, url: `wss://${host}`, distance: '1' }));

/** What the page asks of the media servers. They answer every request, and let no socket open. */
function standIn() {
  const asked: string[] = [];
  const sockets: string[] = [];
  globalThis.fetch = (input, init) => {
    const { host, pathname } = new URL(input as string);
    const { authorization = '' } = (init?.headers ?? {}) as Record<string, string>;
    asked.push(`${init?.method ?? 'GET'} ${host}${pathname} ${authorization}`.trim());
    const json = () => Promise.resolve({ regions });
    return Promise.resolve({ ok: true, status: 200, headers: new Map(), json } as unknown as Response);
  };
  class RefusedSocket extends EventTarget {
    readonly readyState = 3;
    constructor(url: string) {
      super();
      sockets.push(new URL(url).host);
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
    close = () => undefined;
  }
  globalThis.WebSocket = RefusedSocket as unknown as typeof WebSocket;
  return { asked, sockets };
}

/** jsdom connects to nobody; the client only asks whether a browser could, and Firefox offers nothing before. */
function beFirefox() {
  const addTransceiver = () => undefined;
  const RTCPeerConnection = Object.assign(() => undefined, { prototype: { addTransceiver } });
  Object.assign(globalThis, { RTCPeerConnection });
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0');
}

/** The device check of a call on this server, without devices, as the page draws it. */
async function openCheck(url: string) {
  let count = 0;
  jest.mocked(requestTicket).mockImplementation(() => {
    const token = `token-${(count += 1)}`;
    const joinId = 'a';
    return Promise.resolve({ url, token, joinId, access: null, sessionId: 's' } as unknown as JoinTicket);
  });
  const call = createCall('r1', { isRehearsal: true });
  call.media.setOn('camera', false);
  call.media.setOn('microphone', false);
  const page = renderHook(() => useDeviceCheck(call, useStore(call.keeper), true));
  await waitFor(() => expect(page.result.current.join).toBeDefined());
  return page;
}

describe('the device check', () => {
  it('warms the line to the media server up once', async () => {
    const { asked } = standIn();
    const { rerender } = await openCheck('wss://media.example');
    rerender();
    expect(asked).toEqual(['HEAD media.example/']);
  });

  it('asks a cloud for its regions with its token, and warms the best one up', async () => {
    const { asked } = standIn();
    await openCheck('wss://warm.livekit.cloud');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual(['GET warm.livekit.cloud/settings/regions Bearer token-1', `HEAD ${near}/`]);
  });
});

describe('a press on Join', () => {
  it('tries the next region after one that failed, and all of them with a new token', async () => {
    beFirefox();
    const { sockets } = standIn();
    const { result } = await openCheck('wss://chalk.livekit.cloud');
    act(() => result.current.join?.());
    await waitFor(() => expect(result.current.problem).not.toBeNull(), { timeout: 20_000 });
    expect(sockets.slice(0, 2)).toEqual([near, far]);
    expect(sockets.slice(2)).toContain(far);
  });
});
