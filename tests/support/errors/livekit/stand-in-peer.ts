const description = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n';

/** What becomes of the media of a page. */
export type PeerEnds = {
  /** Whether media gets through; where it does not, the page waits. */
  isOpen: () => boolean;
  /** A packet that the page sends. */
  onPacket: (bytes: Uint8Array) => void;
  onChannel: (channel: StandInChannel) => void;
};

/** A data channel whose other end is the test itself. */
export class StandInChannel extends EventTarget {
  readonly id = 1;
  readonly label: string;
  bufferedAmount = 0;
  bufferedAmountLowThreshold = 0;
  onmessage: ((event: Event) => unknown) | null = null;
  private readonly ends: PeerEnds;

  constructor(label: string, ends: PeerEnds) {
    super();
    this.label = label;
    this.ends = ends;
  }

  get readyState(): string {
    return this.ends.isOpen() ? 'open' : 'connecting';
  }

  send(bytes: Uint8Array): void {
    this.ends.onPacket(bytes.slice());
  }

  /** What the server passes on to the page. It gives what the page's listener gives. */
  receive(bytes: Uint8Array): unknown {
    return this.onmessage?.(new MessageEvent('message', { data: bytes.slice().buffer }));
  }

  close(): void {
    this.bufferedAmount = 0;
  }
}

/** A peer connection that is there as soon as an answer came, unless media does not get through. */
export class StandInPeer {
  private readonly ends: PeerEnds;
  private readonly transceivers: object[] = [];
  localDescription: object | null = null;
  remoteDescription: object | null = null;
  signalingState = 'stable';
  connectionState = 'new';
  iceConnectionState = 'new';
  onconnectionstatechange: (() => void) | null = null;
  oniceconnectionstatechange: (() => void) | null = null;

  constructor(ends: PeerEnds) {
    this.ends = ends;
  }

  createDataChannel(label: string): StandInChannel {
    const channel = new StandInChannel(label, this.ends);
    this.ends.onChannel(channel);
    return channel;
  }

  addTransceiver(): object {
    const sender = { track: null, getParameters: () => ({ encodings: [] }) };
    const transceiver = { mid: null, sender, receiver: {}, direction: 'recvonly', stop: () => undefined };
    this.transceivers.push(transceiver);
    return transceiver;
  }

  getTransceivers = () => this.transceivers;
  getSenders = () => [];
  removeTrack = () => undefined;
  setConfiguration = () => undefined;
  addIceCandidate = () => Promise.resolve();
  getStats = () => Promise.resolve(new Map());
  createOffer = () => Promise.resolve({ type: 'offer', sdp: description });

  setLocalDescription(offered: object): Promise<void> {
    this.localDescription = offered;
    this.signalingState = 'have-local-offer';
    return Promise.resolve();
  }

  setRemoteDescription(answered: object): Promise<void> {
    this.remoteDescription = answered;
    this.signalingState = 'stable';
    this.become(this.ends.isOpen() ? 'connected' : 'connecting');
    return Promise.resolve();
  }

  close(): void {
    this.signalingState = 'closed';
    this.become('closed');
  }

  private become(state: string): void {
    this.connectionState = state;
    this.iceConnectionState = state;
    this.onconnectionstatechange?.();
    this.oniceconnectionstatechange?.();
  }
}

export const answerOf = (id: number) => ({ type: 'answer', sdp: description, id });
