import { WebSocket } from 'ws';

/** What somebody got who signals to the media server and never connects media. */
export type Signalled = {
  /** Everything that it sent them, as one text: names and tokens are readable in it. Empty when it refuses them. */
  heard: string;
  /** The newest token that it handed them, or the one they came by. */
  token: string;
  /** How long it kept them (ms). */
  lasted: number;
};

/** Signals by a token until the media server hangs up. It reports such a person to none of its receivers. */
export function signalOnly(url: string, token: string): Promise<Signalled> {
  const query = new URLSearchParams({ access_token: token, auto_subscribe: '1', sdk: 'js', protocol: '15' });
  const socket = new WebSocket(`${url}/rtc?${query}`);
  socket.binaryType = 'arraybuffer';
  let heard = '';
  socket.addEventListener('message', ({ data }) => {
    if (data instanceof ArrayBuffer) heard += Buffer.from(data).toString('latin1');
  });
  const since = performance.now();
  return new Promise((resolve) => {
    // A closing follows when the media server refuses them.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', () => {
      // A signature has 43 characters: what follows in the next message may look like more of it.
      const newest = heard.match(/eyJ[\w-]+\.[\w-]+\.[\w-]{43}/g)?.at(-1) ?? token;
      resolve({ heard, token: newest, lasted: performance.now() - since });
    });
  });
}
