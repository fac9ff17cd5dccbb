/** What a stand-in server does with a websocket that a page opens. */
export type Upgrade =
  | 'take'
  /** It answers the request for a websocket with an error; a page is not told which one. */
  | 'refuse'
  /** Neither one nor the other: the line is dead. */
  | 'ignore'
  /** It takes it and hangs up before it has said anything. */
  | 'hang-up';

type Ends = {
  upgrade: Upgrade;
  /** The server's turn: the socket is open. */
  onOpen: (socket: StandInSocket) => void;
  /** What the page says. */
  onHeard: (bytes: Uint8Array) => void;
};

/** A page's websocket whose other end is the test itself. */
export class StandInSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  readonly protocol = '';
  readonly extensions = '';
  readyState = StandInSocket.CONNECTING;
  binaryType = 'blob';
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: Event) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  private readonly ends: Ends;

  constructor(ends: Ends) {
    super();
    this.ends = ends;
    // A page first listens to its socket.
    queueMicrotask(() => this.answerUpgrade());
  }

  /** What the server says. */
  say(bytes: Uint8Array): void {
    if (this.readyState !== StandInSocket.OPEN) return;
    this.tell(new MessageEvent('message', { data: bytes.slice().buffer }), this.onmessage);
  }

  /** The page's own methods. */
  send(bytes: ArrayBuffer): void {
    this.ends.onHeard(new Uint8Array(bytes));
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState >= StandInSocket.CLOSING) return;
    this.readyState = StandInSocket.CLOSING;
    queueMicrotask(() => this.end(code, reason));
  }

  /** The line ends; 1006 is what a page is told of one that was cut. */
  end(code: number, reason = ''): void {
    if (this.readyState === StandInSocket.CLOSED) return;
    this.readyState = StandInSocket.CLOSED;
    const closed = Object.assign(new Event('close'), { code, reason, wasClean: code === 1000 });
    this.tell(closed, this.onclose);
  }

  private answerUpgrade(): void {
    const { upgrade, onOpen } = this.ends;
    if (this.readyState !== StandInSocket.CONNECTING || upgrade === 'ignore') return;
    if (upgrade === 'refuse') {
      this.tell(new Event('error'), this.onerror);
      this.end(1006);
      return;
    }
    this.readyState = StandInSocket.OPEN;
    this.tell(new Event('open'), this.onopen);
    if (upgrade === 'hang-up') this.end(1000);
    else onOpen(this);
  }

  private tell(event: Event, own: ((event: Event) => void) | null): void {
    own?.call(this, event);
    this.dispatchEvent(event);
  }
}
