import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type * as Livekit from 'livekit-client';
import type { Page } from 'playwright';

/** What a bare page is told. */
type BareCall = { url: string; token: string };

export type BarePages = {
  /** Opens a page with livekit-client alone: tracks open, connection prepared, a button that joins. */
  open: (page: Page, call: BareCall) => Promise<void>;
  close: () => void;
};

/** Serves the bare page on loopback: browsers let no other page reach a media server there. */
export async function serveBarePages(): Promise<BarePages> {
  const sdk = readFileSync(createRequire(import.meta.url).resolve('livekit-client'), 'utf8');
  const script = sdk.replaceAll('</script', String.raw`<\/script`);
  const body = `<!doctype html><title>Bare</title><button>Join</button><script>${script}</script>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    open: async (page, call) => {
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.evaluate(prepareBare, call);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs in the bare page: what every client of the media server has to do, and nothing else. */
async function prepareBare({ url, token }: BareCall): Promise<void> {
  const sdk = (window as unknown as { LivekitClient: typeof Livekit }).LivekitClient;
  const room = new sdk.Room({ adaptiveStream: true, dynacast: true });
  const tracks = await sdk.createLocalTracks({
    audio: true,
    video: { resolution: sdk.VideoPresets.h720.resolution },
  });
  await room.prepareConnection(url, token);
  const send = () => {
    for (const track of tracks.splice(0)) void room.localParticipant.publishTrack(track);
  };
  room.on(sdk.RoomEvent.TrackSubscribed, (track) => {
    const element = track.attach();
    if (element instanceof HTMLVideoElement) {
      Object.assign(element.dataset, { remote: '' });
      Object.assign(element.style, { width: '1200px', height: '675px' });
      element.requestVideoFrameCallback(send);
    }
    document.body.append(element);
  });
  document.querySelector('button')?.addEventListener('click', () => {
    void room.connect(url, token).then(() => {
      if (room.remoteParticipants.size === 0) send();
    });
  });
}
